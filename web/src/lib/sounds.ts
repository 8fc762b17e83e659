// Synthesized sound effects, all scaled by the volume setting.
import { settings } from "../settings.svelte";

type Tone = (number | undefined)[];
const TONES: Record<string, Tone> = {
  turn: [1, 0, 523, 0.02, 0.12, 0.3, 0, 1.6, 0, 0, 262, 0.08],
  act: [0.6, 0.05, 190, 0, 0.01, 0.06, 2, 2.2],
  refuse: [0.5, 0, 120, 0.01, 0.05, 0.12, 1, 1.2, -1],
  tick: [0.5, 0, 1150, 0, 0.01, 0.03, 2, 3],
  chat: [0.5, 0, 880, 0.01, 0.02, 0.09, 0, 1.4],
  won: [1, 0, 392, 0.05, 0.3, 0.6, 0, 1.2, 0, 0, 196, 0.12],
  lost: [0.9, 0, 147, 0.06, 0.35, 0.7, 1, 0.8, -0.4],
};

async function play(name: string): Promise<void> {
  const { volume } = settings;
  const tone = TONES[name];
  if (volume <= 0 || !tone || !navigator.userActivation?.hasBeenActive) return;
  const { zzfx, ZZFX } = await import("zzfx");
  ZZFX.volume = volume * 0.5;
  zzfx(...tone);
}

export const sounds = {
  turn: () => void play("turn"),
  act: () => void play("act"),
  refuse: () => void play("refuse"),
  tick: () => void play("tick"),
  chat: () => void play("chat"),
  end: (isWon: boolean) => void play(isWon ? "won" : "lost"),
};
