/** Numbers of pages to offer: the first, the last, the one that is shown and its neighbours; 0 where some are left out. */
export function pageNumbers(page: number, count: number): number[] {
  const near = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count)
  const numbers = [...new Set(near)].toSorted((a, b) => a - b)
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [0, number] : [number]
  })
}
