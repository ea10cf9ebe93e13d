const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Bytes as kB of 1,000 bytes, such as `104.2`. */
export const kilobytes = (bytes: number) => oneDecimal.format(bytes / 1000)

/** A number without decimals, such as `1,204`. */
export const rounded = (value: number) => whole.format(value)

/** A measured value with no more digits than it needs; `∞` beside a peer’s nothing. */
export const plain = (value: number) => (value === Infinity ? '∞' : String(Number(value.toFixed(4))))

/** A Markdown table; every row has as many cells as there are headings, and no cell a bar. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')
}
