// The wire types, under the names that the shell uses. `cargo xtask codegen` generates them from the
// server's types.
import type {
  ClientMessage,
  GameOptions,
  SeatRequest,
  ServerMessage,
  StepNote,
  StepSource,
  TableInfo,
  Verdict,
  Update as WireUpdate,
} from "../gen/wire";

export type {
  Absence,
  Ask,
  ChatMessage,
  CloseReason,
  Create,
  Frame,
  Frames,
  GameInfo,
  Json,
  Me,
  Note,
  NoteKind,
  OptionSpec,
  OriginInfo,
  Outcome,
  Pace,
  Phase,
  Privacy,
  QuestionInfo,
  SeatInfo,
  SeatSummary,
  StepSource,
  TableSummary,
  Terms,
  UndoPolicy,
  Watching,
  You,
} from "../gen/wire";

export type Options = GameOptions;
export type Table = TableInfo;
export type NewSeat = SeatRequest;
/** A step in the log or a replay. `by` is null for the deal. */
export type Step = Omit<StepNote, "by"> & { by: StepSource | null };
export type VerifyResult = Verdict;

/** A message to the table. The socket adds the `id`. */
export type Command = WithoutId<ClientMessage>;
type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;

/** An update after its patches have been applied. `views` holds the view at each event of the last step;
 * it is empty if the update came with a full view instead. */
export type Update = Omit<WireUpdate, "patches" | "view"> & { view: unknown; views: readonly unknown[] };

/** A message from the table. */
export type SocketMessage = ServerMessage | Update;
