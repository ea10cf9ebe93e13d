import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { watchSecurityTxt } from './security-txt-expiry.ts'

function warned(expires: string, now: string) {
  const siteDir = temporaryFolder()
  mkdirSync(path.join(siteDir, '.well-known'))
  writeFileSync(
    path.join(siteDir, '.well-known/security.txt'),
    `Contact: mailto:a@b.example\nExpires: ${expires}\n`,
  )
  const logged: unknown[] = []
  const log = (_level: string, event: string, fields = {}) => void logged.push({ event, ...fields })
  watchSecurityTxt(siteDir, log, () => new Date(now))()
  return logged
}

test.each([
  ['2026-09-09T00:00:00Z', '2026-08-20T00:00:00Z', 20],
  ['2026-09-09T00:00:00Z', '2026-09-19T00:00:00Z', -10],
])('a security.txt that ends %s causes a warning on %s', (expires, now, days) => {
  expect(warned(expires, now)).toMatchObject([{ event: 'security_txt_runs_out', days }])
})

test('a file that is valid for months gives no warning', () => {
  expect(warned('2026-09-09T00:00:00Z', '2026-01-01T00:00:00Z')).toEqual([])
})
