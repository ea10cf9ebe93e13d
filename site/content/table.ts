/**
 * Objects written as a table: `columns` names the fields, and each row has their values in that order. For entries with
 * many short fields, which as objects would take a line per field. The content's schema catches a value in the wrong
 * column.
 */
export function table<Entry>(columns: (keyof Entry)[], rows: Entry[keyof Entry][][]): Entry[] {
  return rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]])) as Entry)
}
