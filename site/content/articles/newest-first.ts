/** Sorts articles by date, then by title, so that the order is the same everywhere. */
export function newestFirst(a: { date: string; title: string }, b: { date: string; title: string }): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title)
}
