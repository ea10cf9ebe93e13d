import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { LeadStore } from '../store/lead-store.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A real store in a fresh folder, closed after the test. */
export function temporaryStore(file = path.join(temporaryFolder(), 'leads.sqlite')): LeadStore {
  const store = openSqliteStore(file)
  onTestFinished(() => store.close())
  return store
}
