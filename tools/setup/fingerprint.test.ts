import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

const sources = ['{site,not-there}/**', 'vite.config.ts']

let root: string
let before: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fingerprint-'))
  await mkdir(join(root, 'site/pages'), { recursive: true })
  await writeFile(join(root, 'site/pages/home.tsx'), 'home')
  await writeFile(join(root, 'vite.config.ts'), 'config')
  before = fingerprint(root, sources)
})

afterEach(() => rm(root, { recursive: true }))

test('stays when only times change, as after a checkout', async () => {
  await utimes(join(root, 'vite.config.ts'), new Date(0), new Date(0))
  expect(fingerprint(root, sources)).toBe(before)
})

test('stays when a test, a README or a file outside the sources changes', async () => {
  await writeFile(join(root, 'site/pages/home.test.ts'), 'test')
  await writeFile(join(root, 'site/home.spec.ts'), 'test')
  await writeFile(join(root, 'site/README.md'), 'words')
  await writeFile(join(root, 'README.md'), 'words')
  expect(fingerprint(root, sources)).toBe(before)
})

test('changes when a file is edited', async () => {
  await writeFile(join(root, 'site/pages/home.tsx'), 'Home')
  expect(fingerprint(root, sources)).not.toBe(before)
})

test('changes when a file is added', async () => {
  await writeFile(join(root, 'site/pages/about.tsx'), 'about')
  expect(fingerprint(root, sources)).not.toBe(before)
})

test('changes when a file is renamed', async () => {
  await rename(join(root, 'site/pages/home.tsx'), join(root, 'site/pages/house.tsx'))
  expect(fingerprint(root, sources)).not.toBe(before)
})

test('changes when a single-file source is removed', async () => {
  await rm(join(root, 'vite.config.ts'))
  expect(fingerprint(root, sources)).not.toBe(before)
})
