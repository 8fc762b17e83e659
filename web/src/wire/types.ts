// The wire under the names that pages use. The types come from the server: `cargo xtask codegen`.
import type {
  Author,
  Farewell,
  GameOptions,
  SeatWish,
  StepNote,
  TableInfo,
  ToPage,
  ToTable,
  Verdict,
  Update as WireUpdate,
} from "../gen/wire";

export type {
  Create,
  Frame,
  Frames,
  GameInfo,
  Heard,
  Json,
  Me,
  OptionSpec,
  Outcome,
  Pace,
  Phase,
  Privacy,
  SeatInfo,
  UndoPolicy,
  Watching,
  You,
} from "../gen/wire";

export type Options = GameOptions;
export type Table = TableInfo;
export type NewSeat = SeatWish;
export type By = Author;
/** Also a step of a replay; the deal is nobody's. */
export type Step = Omit<StepNote, "by"> & { by: Author | null };
export type Verified = Verdict;
export type ByeReason = Farewell;

/** What the page says. `id` is added by the socket. */
export type Command = Unnumbered<ToTable>;
type Unnumbered<T> = T extends { id: number } ? Omit<T, "id"> : never;

/** An update as pages get it: always with the whole view. */
export type Update = Omit<WireUpdate, "patch" | "view"> & { view: unknown };

/** What the table says. */
export type Told = ToPage | Update;
