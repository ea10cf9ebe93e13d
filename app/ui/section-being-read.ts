/**
 * The last of the sections that begins at or above the line, or the first while all are below. `tops` are their upper
 * edges in order, in the same unit as `line`. Answers -1 only when there are none.
 */
export function sectionBeingRead(tops: readonly number[], line: number): number {
  const begun = tops.findLastIndex((top) => top <= line)
  return begun < 0 && tops.length > 0 ? 0 : begun
}
