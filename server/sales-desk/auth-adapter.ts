import { createAdapterFactory, type CleanedWhere, type CustomAdapter } from 'better-auth/adapters'
import type { Row } from '../store/database.ts'
import type { SalesDeskSql } from '../store/open-store.ts'
import { changed, joined, newRow, sql, trusted, type Sql, type Value } from '../store/sql.ts'
import { secretHash } from './sign-in-link.ts'

interface Table {
  table: string
  /** The library's names, and the columns that hold them. Those that end in `At` are times. */
  columns: Readonly<Record<string, string>>
  /** The field that is stored as a hash, so that nobody can sign in with what is in the store. */
  hashed?: string
  /** What the library may see. */
  only?: Sql
}

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** What the library keeps, in our tables. There are no passwords and no accounts at other services. */
const tables: Readonly<Record<string, Table>> = {
  user: {
    table: 'team_members',
    columns: { id: 'uid', email: 'identity', name: 'name', ...times },
    only: sql`state <> 'removed'`,
  },
  session: {
    table: 'team_sessions',
    columns: {
      id: 'uid',
      userId: 'member',
      token: 'token_hash',
      userAgent: 'user_agent',
      ...times,
      expiresAt: 'expires_at',
    },
    hashed: 'token',
  },
  verification: {
    table: 'team_challenges',
    columns: { id: 'uid', identifier: 'identifier_hash', value: 'value', ...times, expiresAt: 'expires_at' },
    hashed: 'identifier',
  },
}

/** Lets better-auth keep its sessions and links in our store, whichever that is. */
export const authAdapter = (database: SalesDeskSql) =>
  createAdapterFactory({
    config: { adapterId: 'lead-store', supportsDates: true, supportsBooleans: true },
    adapter: () => adapterOn(database),
  })

function adapterOn({ read, transaction }: SalesDeskSql): CustomAdapter {
  /** Runs what `statement` makes of the table's name and the condition, and answers the library's records. */
  const records = async (
    model: string,
    where: readonly CleanedWhere[],
    statement: (name: Sql, condition: Sql, table: Table) => Sql,
    run: (statement: Sql) => Promise<Row[]>,
  ) => {
    const table = tables[model]
    // The library also asks for accounts. There are none.
    if (!table) return []
    const rows = await run(statement(trusted(table.table), conditions(table, where), table))
    return rows.map((row) => toRecord(table, row, where))
  }
  const write = (statement: Sql) => transaction((query) => query`${statement}`)
  const found = (model: string, where: readonly CleanedWhere[]) =>
    records(
      model,
      where,
      (name, wanted) => sql`SELECT * FROM ${name} WHERE ${wanted}`,
      (all) => read`${all}`,
    )
  const erase = (model: string, where: readonly CleanedWhere[]) =>
    records(model, where, (name, wanted) => sql`DELETE FROM ${name} WHERE ${wanted} RETURNING *`, write)
  const change = (model: string, where: readonly CleanedWhere[], update: Readonly<Row>) =>
    records(
      model,
      where,
      (name, wanted, table) =>
        sql`UPDATE ${name} SET ${changed(toColumns(table, update))} WHERE ${wanted} RETURNING *`,
      write,
    )
  return {
    async create({ model, data }) {
      const table = tableOf(model)
      await write(sql`INSERT INTO ${trusted(table.table)} ${newRow(toColumns(table, data))}`)
      return data
    },
    findOne: async <T>({ model, where }: { model: string; where: CleanedWhere[] }) =>
      ((await found(model, where))[0] ?? null) as T | null,
    findMany: async <T>({ model, where = [] }: { model: string; where?: CleanedWhere[] | undefined }) =>
      (await found(model, where)) as T[],
    update: async <T>({ model, where, update }: { model: string; where: CleanedWhere[]; update: T }) =>
      ((await change(model, where, update as Row))[0] ?? null) as T | null,
    updateMany: async ({ model, where, update }) => (await change(model, where, update)).length,
    delete: async ({ model, where }) => void (await erase(model, where)),
    deleteMany: async ({ model, where }) => (await erase(model, where)).length,
    // One statement, so that only one of two people who use a link at the same time gets in.
    consumeOne: async <T>({ model, where }: { model: string; where: CleanedWhere[] }) =>
      ((await erase(model, where))[0] ?? null) as T | null,
    count: async ({ model, where = [] }) => (await found(model, where)).length,
  }
}

function tableOf(model: string): Table {
  const table = tables[model]
  if (!table) throw new Error(`The sales desk keeps no ${model}`)
  return table
}

const operators: Readonly<Record<string, string>> = {
  eq: '=',
  ne: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
}

function conditions(table: Table, where: readonly CleanedWhere[]): Sql {
  const parts = where.map(({ field, operator, value, connector }) => {
    const column = table.columns[field]
    if (column === undefined || connector === 'OR')
      throw new Error(`The sales desk cannot look for ${field} so`)
    if (operator === 'in' && Array.isArray(value)) {
      const values = value.map((one) => toValue(table, field, one))
      return values.length === 0 ? sql`FALSE` : sql`${trusted(column)} IN (${joined(values)})`
    }
    const compared = operators[operator]
    if (compared === undefined) throw new Error(`The sales desk cannot look for ${field} with ${operator}`)
    return sql`${trusted(`${column} ${compared}`)} ${toValue(table, field, value)}`
  })
  return joined([table.only ?? sql`TRUE`, ...parts], ' AND ')
}

/** What the library gives, in our columns. */
const toColumns = (table: Table, given: Readonly<Row>) =>
  Object.fromEntries(
    Object.entries(table.columns)
      .filter(([field]) => field in given)
      .map(([field, column]) => [column, toValue(table, field, given[field])]),
  )

function toValue(table: Table, field: string, value: unknown): Value {
  if (value instanceof Date) return value.getTime()
  if (typeof value === 'string') return field === table.hashed ? secretHash(value) : value
  return typeof value === 'number' ? value : ''
}

/** The library's record. A field stored as a hash gets the value that the library searched for. */
function toRecord(table: Table, row: Row, where: readonly CleanedWhere[]): Row {
  const record: Row = {}
  for (const [field, column] of Object.entries(table.columns)) {
    record[field] = field.endsWith('At') ? new Date(Number(row[column])) : row[column]
  }
  const asked = where.find(({ field, operator }) => field === table.hashed && operator === 'eq')
  if (table.hashed !== undefined && asked) record[table.hashed] = asked.value
  // Every address is verified: people join the team only by a link sent to it.
  if (table.table === 'team_members') record['emailVerified'] = true
  return record
}
