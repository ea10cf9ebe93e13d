/**
 * The query that a press leads to: what its link changes in the query that it was drawn with, done to the query of now. A
 * press just before may have changed the address without anything being drawn anew yet.
 */
export function rebasedQuery(target: string, drawnWith: string, now: string): string {
  if (drawnWith === now) return target
  const to = new URLSearchParams(target)
  const from = new URLSearchParams(drawnWith)
  const query = new URLSearchParams(now)
  for (const name of new Set([...from.keys(), ...to.keys()])) {
    const value = to.get(name)
    if (value === from.get(name)) continue
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  return `?${query}`
}
