/** Values that a database stores. */
export type Value = string | number | null

/** A time is stored as whole milliseconds since 1970, UTC. */
export type Part = Value | Date | Sql

/** A statement, or a part of one, made by `sql`. */
export interface Sql {
  texts: readonly string[]
  parts: readonly Part[]
}

/**
 * A part of a statement, written as it is in SQL: sql`stage = ${stage}`. What is in `${}` is sent to the database as
 * a value and never becomes text of the statement, unless it is itself made by `sql`.
 */
export const sql = (texts: readonly string[], ...parts: Part[]): Sql => ({ texts, parts })

/** Text of our own, such as the name of a table. Never anything from outside. */
export const trusted = (text: string): Sql => sql([text])

/** The parts with commas, or something else, between them. */
export const joined = (parts: readonly Part[], between = ', '): Sql =>
  sql(['', ...parts.slice(1).map(() => between), ''], ...parts)

/** Columns and their values, for INSERT INTO a table. */
export const newRow = (row: Readonly<Record<string, Part>>): Sql =>
  sql`(${joined(Object.keys(row).map(trusted))}) VALUES (${joined(Object.values(row))})`

/** Columns and their values, for UPDATE … SET. */
export const changed = (row: Readonly<Record<string, Part>>): Sql =>
  joined(Object.entries(row).map(([column, value]) => sql`${trusted(column)} = ${value}`))

/** The statement as sent to a database: its text with $1, $2 …, and the values for these. */
export function placed(statement: Sql): { text: string; values: Value[] } {
  const values: Value[] = []
  const place = (part: Part): string => {
    if (part instanceof Date) return place(part.getTime())
    return part !== null && typeof part === 'object' ? textOf(part) : `$${values.push(part)}`
  }
  const textOf = ({ texts, parts }: Sql) => String.raw({ raw: texts }, ...parts.map(place))
  return { text: textOf(statement), values }
}
