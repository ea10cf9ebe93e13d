/** One RFC 4180 line, with its CRLF. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/**
 * A spreadsheet runs a cell that begins with one of these as a formula, the wide forms of East Asian keyboards too, and
 * what a visitor typed must not run on the reader's machine. Spaces, quotes and what is invisible may go before it.
 */
const formulaAhead = String.raw`(?=[[\s"'\p{Cf}]--[\t\r\n]]*[=+\-@\u2212\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B])`

/**
 * Where a cell may begin: at its start, and behind what a spreadsheet that is not told the comma takes for its
 * delimiter or, its quotes misread, for the end of a line.
 */
const formulaStart = new RegExp(String.raw`(?<=^|[;\t\n]|\r(?!\n))${formulaAhead}`, 'gv')

function csvCell(value: string): string {
  // An apostrophe in front makes it text. A tab or a line end at the start is dropped by some, so it gets one as well.
  const safe = value.replace(formulaStart, "'").replace(/^(?=[\t\r\n])/, "'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** At the start of a CSV file, or Excel takes its letters for those of its own country. A pipe has no use for it. */
export const byteOrderMark = '\uFEFF'

/** Headers of a CSV file that a browser saves under this name. */
export const csvHeaders = (name: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}.csv"`,
})
