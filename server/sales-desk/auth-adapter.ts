import { createAdapterFactory, type CleanedWhere, type CustomAdapter } from 'better-auth/adapters'
import type { Row, Value } from '../store/database.ts'
import type { SalesDeskSql } from '../store/open-store.ts'
import { secretHash } from './sign-in-link.ts'

interface Table {
  table: string
  /** The library's names, and the columns that hold them. Those that end in `At` are times. */
  columns: Readonly<Record<string, string>>
  /** The field that is stored as a hash, so that nobody can sign in with what is in the store. */
  hashed?: string
  /** What the library may see. */
  only?: string
}

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** What the library keeps, in our tables. There are no passwords and no accounts at other services. */
const tables: Readonly<Record<string, Table>> = {
  user: {
    table: 'team_members',
    columns: { id: 'uid', email: 'identity', name: 'name', ...times },
    only: `state <> 'removed'`,
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
export const authAdapter = (sql: SalesDeskSql) =>
  createAdapterFactory({
    config: { adapterId: 'lead-store', supportsDates: true, supportsBooleans: true },
    adapter: () => adapterOn(sql),
  })

function adapterOn({ read, transaction }: SalesDeskSql): CustomAdapter {
  const write = (statement: string, values: readonly Value[]) =>
    transaction((query) => query(statement, ...values))
  const found = async (model: string, where: readonly CleanedWhere[], rest = '') => {
    const table = tables[model]
    // The library also asks for accounts. There are none.
    if (!table) return []
    const { text, values } = conditions(table, where)
    const rows = await read(`SELECT * FROM ${table.table} WHERE ${text} ${rest}`, ...values)
    return rows.map((row) => toRecord(table, row, where))
  }
  const erase = async (model: string, where: readonly CleanedWhere[]) => {
    const table = tables[model]
    if (!table) return []
    const { text, values } = conditions(table, where)
    const rows = await write(`DELETE FROM ${table.table} WHERE ${text} RETURNING *`, values)
    return rows.map((row) => toRecord(table, row, where))
  }
  const change = async (model: string, where: readonly CleanedWhere[], update: Readonly<Row>) => {
    const table = tables[model]
    if (!table) return []
    const fields = Object.keys(update).filter((field) => field in table.columns)
    const { text, values } = conditions(table, where, fields.length)
    const set = fields.map((field, index) => `${table.columns[field]} = $${index + 1}`).join(', ')
    const statement = `UPDATE ${table.table} SET ${set} WHERE ${text} RETURNING *`
    const given = fields.map((field) => toValue(table, field, update[field]))
    const rows = await write(statement, [...given, ...values])
    return rows.map((row) => toRecord(table, row, where))
  }
  return {
    async create({ model, data }) {
      const table = tableOf(model)
      const fields = Object.keys(data).filter((field) => field in table.columns)
      const columns = fields.map((field) => table.columns[field]).join(', ')
      const places = fields.map((_, index) => `$${index + 1}`).join(', ')
      await write(
        `INSERT INTO ${table.table} (${columns}) VALUES (${places})`,
        fields.map((field) => toValue(table, field, data[field])),
      )
      return data
    },
    findOne: async <T>({ model, where }: { model: string; where: CleanedWhere[] }) =>
      ((await found(model, where, 'LIMIT 1'))[0] ?? null) as T | null,
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

/** The condition in SQL, its values numbered from `after` on. */
function conditions(
  table: Table,
  where: readonly CleanedWhere[],
  after = 0,
): { text: string; values: Value[] } {
  const values: Value[] = []
  const place = (field: string, value: unknown) => `$${values.push(toValue(table, field, value)) + after}`
  const parts = where.map(({ field, operator, value, connector }) => {
    const column = table.columns[field]
    if (column === undefined || connector === 'OR')
      throw new Error(`The sales desk cannot look for ${field} so`)
    if (operator === 'in' && Array.isArray(value)) {
      return value.length === 0
        ? '1 = 0'
        : `${column} IN (${value.map((one) => place(field, one)).join(', ')})`
    }
    const compared = operators[operator]
    if (compared === undefined) throw new Error(`The sales desk cannot look for ${field} with ${operator}`)
    return `${column} ${compared} ${place(field, value)}`
  })
  return { text: [table.only ?? '1 = 1', ...parts].join(' AND '), values }
}

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
