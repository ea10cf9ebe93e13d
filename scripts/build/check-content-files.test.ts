import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkContentFiles } from './check-content-files.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await mkdir(join(folder, 'products'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the words of every file that does not fit are told at once', async () => {
  await writeFile(join(folder, 'good.ts'), 'export const fine = 1\n')
  await writeFile(join(folder, 'one.ts'), "throw new Error('content/one.ts: title is empty.')\n")
  await writeFile(
    join(folder, 'products/two.ts'),
    "throw new Error('content/products/two.ts: text is missing.')\n",
  )
  await expect(checkContentFiles(folder)).rejects.toThrow(
    /content\/one\.ts: title is empty\.[^]*content\/products\/two\.ts: text is missing\./,
  )
})

test('content that fits passes', async () => {
  await writeFile(join(folder, 'good.ts'), 'export const fine = 1\n')
  await writeFile(join(folder, 'good.test.ts'), "throw new Error('tests are not content')\n")
  await checkContentFiles(folder)
})

test('the content of this project fits', async () => {
  await checkContentFiles()
})
