/**
 * Objects written as a table: `columns` names the fields, and each row has their values in that order. For entries with
 * many short fields, which an object would spread over a line each. The schema of the content tells a value in the wrong
 * column.
 */
export function table<Entry>(columns: (keyof Entry)[], rows: Entry[keyof Entry][][]): Entry[] {
  return rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]])) as Entry)
}
