import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'

/** A built site of one page, for servers whose site does not matter. */
export function emptySite(): string {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Home</title>')
  return folder
}
