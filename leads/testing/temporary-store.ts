import path from 'node:path'
import { onTestFinished } from 'vitest'
import { openSqliteStore, type Store } from '../store/open-store.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A real store in a fresh folder, closed after the test. */
export function temporaryStore(file = path.join(temporaryFolder(), 'leads.sqlite')): Store {
  const store = openSqliteStore(file)
  onTestFinished(() => store.close())
  return store
}
