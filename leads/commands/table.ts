const usualWidest = 32
const gap = '  '

/** Arranges rows in columns for a terminal, heading first. Cells over `widest` characters end in an ellipsis. */
export function formatTable(rows: readonly (readonly string[])[], widest = usualWidest): string {
  const cells = rows.map((row) => row.map((cell) => shorten(cell, widest)))
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => [...(row[column] ?? '')].length)),
  )
  return cells
    .map(
      (row) =>
        row
          .map((cell, column) => pad(cell, widths[column] ?? 0))
          .join(gap)
          .trimEnd() + '\n',
    )
    .join('')
}

function shorten(cell: string, widest: number): string {
  const characters = [...cell]
  return characters.length > widest ? `${characters.slice(0, widest - 1).join('')}…` : cell
}

/** Pads by characters, not by UTF-16 units as padEnd does. */
function pad(cell: string, width: number): string {
  return cell + ' '.repeat(width - [...cell].length)
}
