/** One RFC 4180 line, with its CRLF. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/**
 * A spreadsheet runs a cell that begins with one of these as a formula, and what a visitor typed must not run
 * on the reader's machine. An apostrophe in front makes it text.
 */
const formulaStart = /^[=+\-@\t\r\n]/

function csvCell(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
