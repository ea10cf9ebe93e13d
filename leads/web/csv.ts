/** One RFC 4180 line, with its CRLF. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/**
 * A spreadsheet executes a cell that begins with one of these as a formula, including the wide forms of East Asian
 * keyboards, and visitors' text must not be executed on the reader's machine. Spaces, quotes and invisible characters
 * may precede it.
 */
const formulaAhead = String.raw`(?=[[\s"'\p{Cf}]--[\t\r\n]]*[=+\-@\u2212\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B])`

/**
 * Where a cell may begin: at the start, and after anything that a spreadsheet not told about the comma takes
 * as its delimiter or, misreading its quotes, as the end of a line.
 */
const formulaStart = new RegExp(String.raw`(?<=^|[;\t\n]|\r(?!\n))${formulaAhead}`, 'gv')

function csvCell(value: string): string {
  // A leading apostrophe makes it text. Some spreadsheets drop a leading tab or line end, so it gets one as well.
  const safe = value.replace(formulaStart, "'").replace(/^(?=[\t\r\n])/, "'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** At the start of a CSV file, or Excel assumes its local encoding. A pipe does not need it. */
export const byteOrderMark = '\uFEFF'

/** Headers of a CSV file that a browser saves under this name. */
export const csvHeaders = (name: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}.csv"`,
})
