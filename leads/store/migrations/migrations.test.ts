import { hash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, test } from 'vitest'
import { fillAt, statesBeforeDesk } from '../../testing/store-before-desk.ts'
import { databases, emptyPlace, freshPlace, storeAt } from '../../testing/stores.ts'
import type { StorePlace } from '../open-store.ts'
import { databaseNames } from './migration.ts'
import { migrations } from './migrations.ts'

const numbers = migrations.map(({ number }) => number)
/** Postgres came with the third step. */
const earlier = { SQLite: numbers.slice(0, -1), Postgres: numbers.slice(2, -1) }

const places = databases.flatMap((database) =>
  earlier[database].map((version) => [version, database] as const),
)

/** Every table, column, index, constraint, trigger and function, each in the database's own words. */
async function schemaOf(place: StorePlace): Promise<string[]> {
  if ('file' in place) {
    using database = new DatabaseSync(place.file, { readOnly: true })
    const rows = database.prepare(`SELECT type, name, sql FROM sqlite_schema`).all()
    return rows.map(({ type, name, sql }) => `${String(type)} ${String(name)}: ${String(sql)}`).toSorted()
  }
  const client = new pg.Client(place.url)
  await client.connect()
  const { rows } = await client.query<{ line: string }>(`
    SELECT format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) AS line
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT conname || ' ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace`)
  await client.end()
  return rows.map(({ line }) => line).toSorted()
}

const newSchemas = new Map<string, Promise<string[]>>()

/** The schema of a new store, made once. */
function newSchema(database: (typeof databases)[number]): Promise<string[]> {
  const make = async () => {
    const place = await freshPlace(database)
    await storeAt(place)
    return schemaOf(place)
  }
  const made = newSchemas.get(database) ?? make()
  newSchemas.set(database, made)
  return made
}

test.each(places)(
  'a store of version %i is migrated to the schema of a new one with its leads, on %s',
  async (version, database) => {
    const old = await fillAt(version, await emptyPlace(database))
    const store = await storeAt(old)
    expect(await schemaOf(old)).toEqual(await newSchema(database))
    // A second start finds nothing left to do.
    await store.close()
    const again = await storeAt(old)
    const deliveries = []
    for (const lead of (await again.list({})).toReversed()) {
      expect(lead).toMatchObject({
        phone: '+91 98450 00127',
        phoneE164: version < 12 ? '+919845000127' : null,
      })
      deliveries.push(...lead.deliveries.map(({ state }) => state))
    }
    expect(deliveries).toEqual(version < 6 ? [] : statesBeforeDesk)
  },
)

test('the steps are numbered in order, none twice', () => {
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
})

/** Steps that stores in use have taken. Add a line for a new step; never change one. */
const taken = {
  1: '0658d8947787f891',
  2: 'af7f49c33102957a',
  3: 'e78570746b3b94c5',
  4: '1721f1c4efee537e',
  5: '477e654b48d25675',
  6: '43af5f6a786cdca9',
  7: '669240d4b791ecad',
  8: 'fb6cc34d9af2a2df',
  9: 'ea8417172cff60ea',
  10: '4ce1776d11c0d97e',
  11: '429608b47b7b8040',
  12: '0ffc65e8138a8223',
  13: '802437fe3e05e514',
  14: 'ca9d3df26648861c',
  15: '6e340b9cffb37a98',
  16: '6e340b9cffb37a98',
  17: '959b817f8cd5e2fd',
  18: '219378e06d4be3eb',
  19: '006ccc913677d3c3',
  20: '3083407a36c642f0',
  21: 'aac0691766addd9b',
  22: 'b238cdcf725eb5b1',
  23: '629079e0542aed60',
  24: 'dbfa6c0222f5df2a',
  25: '8794a8990131b2c3',
  26: '84ef7f69a0f5aeba',
}

test('a step that stores have already taken is unchanged', () => {
  const hashes = migrations.map((step) => [
    step.number,
    hash('sha256', databaseNames.map((name) => step[name]).join('\0')).slice(0, 16),
  ])
  expect(Object.fromEntries(hashes)).toEqual(taken)
})
