// The last step this browser has shown of each table, for catching up after a return.
const KEY = "ovoo.seen";
const MAX_TABLES = 50;

function readAll(): [string, number, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, number, number][]) : [];
  } catch {
    return [];
  }
}

/** The step, and how long ago it was shown; null if this browser has never been here. */
export function lastSeen(table: string): { step: number; agoMs: number } | null {
  const found = readAll().find(([id]) => id === table);
  return found ? { step: found[1], agoMs: Date.now() - found[2] } : null;
}

export function markSeen(table: string, step: number): void {
  const others = readAll().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, step, Date.now()], ...others].slice(0, MAX_TABLES)));
  } catch {
    // Without storage there is no catching up, and the game goes on.
  }
}
