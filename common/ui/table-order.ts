/** How the cells of a column compare: words, numbers (with signs, commas and units around them), or m:ss. */
export type ColumnKind = 'text' | 'number' | 'time'

export type SortOrder = 'ascending' | 'descending'

const orderWords: Record<ColumnKind, Record<SortOrder, string>> = {
  text: { ascending: 'A to Z', descending: 'Z to A' },
  number: { ascending: 'lowest first', descending: 'highest first' },
  time: { ascending: 'shortest first', descending: 'longest first' },
}

/** Negative when a cell with the text `a` comes before one with `b` in ascending order. */
export function compareCells(a: string, b: string, kind: ColumnKind): number {
  return kind === 'text' ? a.localeCompare(b, 'en') : amountIn(a) - amountIn(b)
}

/** The first number of a cell: "−5" is -5, "31,840" is 31840, "14 of 15" is 14, and "4:05" is 245 (seconds). */
export function amountIn(text: string): number {
  const [, minus, amount = '', seconds] = /([-–−]?)([\d,.]+)(?::(\d\d))?/.exec(text) ?? []
  const size = Number(amount.replaceAll(',', ''))
  const total = seconds === undefined ? size : size * 60 + Number(seconds)
  return minus ? -total : total
}

/** The order a column takes when chosen: words from A, amounts from the highest; reversed when chosen again. */
export function nextOrder(kind: ColumnKind, current: SortOrder | null): SortOrder {
  if (current === null) return kind === 'text' ? 'ascending' : 'descending'
  return current === 'ascending' ? 'descending' : 'ascending'
}

interface SortedColumn {
  name: string
  kind: ColumnKind
  order?: SortOrder | null
}

interface Rows {
  shown: number
  of: number
  /** What the rows are, in the plural: "agents". */
  noun: string
  sortedBy: SortedColumn | undefined
}

/** The line that describes a table: "3 of 10 agents, sorted by Mark, highest first". */
export function describeRows({ shown, of, noun, sortedBy }: Rows): string {
  const count = shown === of ? `${of} ${noun}` : `${shown} of ${of} ${noun}`
  return sortedBy?.order
    ? `${count}, sorted by ${sortedBy.name}, ${orderWords[sortedBy.kind][sortedBy.order]}`
    : count
}
