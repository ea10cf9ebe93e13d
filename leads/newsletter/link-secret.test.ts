import { readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readLinkSecret } from './link-secret.ts'

/** Operations on the disk, in order. */
const steps: string[] = []
vi.mock(import('node:fs'), async (original) => {
  const fs = await original()
  return {
    ...fs,
    fsyncSync(descriptor: number) {
      steps.push(fs.fstatSync(descriptor).isDirectory() ? 'sync folder' : 'sync file')
      fs.fsyncSync(descriptor)
    },
    linkSync(...names: Parameters<typeof fs.linkSync>) {
      steps.push('name it')
      fs.linkSync(...names)
    },
  }
})

// Seen with a file system that lost unsynced data: the name remained, empty, and the server did not start.
test('is on disk before it has its name, and the name before it is used', () => {
  steps.length = 0
  readLinkSecret(temporaryFolder())
  expect(steps).toEqual(['sync file', 'name it', 'sync folder'])
})

test('is created once, for its owner alone, and never changes', () => {
  const dataDir = path.join(temporaryFolder(), 'data')
  const secret = readLinkSecret(dataDir)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(readLinkSecret(dataDir)).toBe(secret)
  expect(statSync(path.join(dataDir, 'newsletter-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual(['newsletter-secret'])
  expect(readLinkSecret(temporaryFolder())).not.toBe(secret)
})

test('an emptied file is not silently replaced', () => {
  const dataDir = temporaryFolder()
  writeFileSync(path.join(dataDir, 'newsletter-secret'), '')
  expect(() => readLinkSecret(dataDir)).toThrow(/holds no secret/)
})
