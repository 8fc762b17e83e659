// The last step this browser has shown of each table, for catching up after a return.
const KEY = "ovoo.seen";
const MAX_TABLES = 50;

function readAll(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

export const seenStep = (table: string): number => readAll().find(([id]) => id === table)?.[1] ?? 0;

export function markSeen(table: string, step: number): void {
  const others = readAll().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, step], ...others].slice(0, MAX_TABLES)));
  } catch {
    // Without storage there is no catching up, and the game goes on.
  }
}
