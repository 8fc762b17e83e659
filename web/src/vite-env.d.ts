/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "zzfx" {
  export const ZZFX: { volume: number; audioContext: AudioContext };
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode | undefined;
}
