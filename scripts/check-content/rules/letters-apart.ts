/** How many letters two words differ by: put in, left out, changed, or two that changed places. */
export function lettersApart(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1]
    for (const [column, other] of [...b].entries()) {
      const changed = (last[column] ?? 0) + (letter === other ? 0 : 1)
      const putIn = Math.min(current[column] ?? 0, last[column + 1] ?? 0) + 1
      const swapped =
        letter === b[column - 1] && other === a[row - 1] ? (beforeLast[column - 1] ?? 0) + 1 : changed
      current.push(Math.min(changed, putIn, swapped))
    }
    beforeLast = last
    last = current
  }
  return last.at(-1) ?? 0
}
