import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { clearing, noteErased } from './clearing.ts'
import { openSqliteDatabase } from './sqlite/sqlite-database.ts'

const at = new Date('2025-10-14T06:12:00Z')

test('what is erased while earlier traces are being cleared stays noted, in the same millisecond too', async () => {
  const database = openSqliteDatabase(path.join(temporaryFolder(), 'leads.sqlite'))
  onTestFinished(() => database.close())
  const erase = () =>
    database.transaction((query) => noteErased(query, { mails: ['OR-251014-0001'], leasedUntil: 0 }, at))
  await erase()
  let meanwhile = erase
  const scrub = async () => {
    await meanwhile()
    meanwhile = async () => undefined
    return true
  }
  const store = clearing({ ...database, scrub })
  expect(await store.clearTraces()).toBe(false)
  expect(await store.toClear(at)).toEqual({ traces: true, mails: false })
  expect(await store.clearTraces()).toBe(true)
  expect(await store.toClear(at)).toEqual({ traces: false, mails: false })
})
