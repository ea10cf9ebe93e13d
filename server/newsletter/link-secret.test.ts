import { readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readLinkSecret } from './link-secret.ts'

test('is made once, kept for its owner alone, and the same ever after', () => {
  const dataDir = path.join(temporaryFolder(), 'data')
  const secret = readLinkSecret(dataDir)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(readLinkSecret(dataDir)).toBe(secret)
  expect(statSync(path.join(dataDir, 'newsletter-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual(['newsletter-secret'])
  expect(readLinkSecret(temporaryFolder())).not.toBe(secret)
})

test('an emptied file is not replaced in silence', () => {
  const dataDir = temporaryFolder()
  writeFileSync(path.join(dataDir, 'newsletter-secret'), '')
  expect(() => readLinkSecret(dataDir)).toThrow(/holds no secret/)
})
