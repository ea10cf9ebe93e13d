import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { scratchFolder } from './scratch-folder.ts'

/** A fresh folder, deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(scratchFolder(), 'lead-desk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
