import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openForReading, openForWriting } from './open-connection.ts'

test('no connection needs a writable folder besides the data folder', () => {
  const file = path.join(temporaryFolder(), 'leads.sqlite')
  const inMemory = 2
  for (const open of [openForWriting, openForReading]) {
    const database = open(file)
    expect(database.prepare('PRAGMA temp_store').get()).toEqual({ temp_store: inMemory })
    database.close()
  }
})
