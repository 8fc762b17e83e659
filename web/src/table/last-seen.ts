// The last step that this browser has shown at each table, to find the missed steps on the next visit.
const KEY = "ovoo.seen";
const MAX_TABLES = 50;

function readAll(): [string, number, number][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as [string, number, number][]) : [];
  } catch {
    return [];
  }
}

/** The last shown step and the time since then, or null on the first visit. */
export function lastSeen(table: string): { step: number; agoMs: number } | null {
  const found = readAll().find(([id]) => id === table);
  return found ? { step: found[1], agoMs: Date.now() - found[2] } : null;
}

export function markSeen(table: string, step: number): void {
  const others = readAll().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, step, Date.now()], ...others].slice(0, MAX_TABLES)));
  } catch {
    // If storage is unavailable, missed steps are not summarized.
  }
}
