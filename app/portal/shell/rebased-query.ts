import { changedQuery } from './changed-query.ts'

/**
 * The query that a press leads to: what its link changes in the query that it was drawn with, done to the query of now. A
 * press just before may have changed the address without anything being drawn anew yet.
 */
export function rebasedQuery(target: string, drawnWith: string, now: string): string {
  if (drawnWith === now) return target
  const to = new URLSearchParams(target)
  const from = new URLSearchParams(drawnWith)
  const changed = [...new Set([...from.keys(), ...to.keys()])].filter(
    (name) => to.get(name) !== from.get(name),
  )
  const changes = Object.fromEntries(changed.map((name) => [name, to.get(name) ?? undefined]))
  return `?${changedQuery(new URLSearchParams(now), changes)}`
}
