import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { faultsOf, filesThatDoNotFit } from './files-that-fit.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('all misfits of every file are reported together, and once', async () => {
  const one = "throw new Error('site/content/one.ts: title is empty.')\n"
  const files = {
    good: 'export const fine = 1\n',
    one,
    again: one,
    two: "throw new Error('Two is wrong.')\n",
  }
  for (const [name, source] of Object.entries(files)) await writeFile(join(folder, `${name}.ts`), source)
  const faults = await filesThatDoNotFit(Object.keys(files).map((name) => join(folder, `${name}.ts`)))
  expect(faults).toEqual([
    { file: 'site/content/one.ts', line: undefined, says: 'title is empty.' },
    expect.objectContaining({ file: join(folder, 'two.ts'), says: 'Two is wrong.' }),
  ])
})

test('a message with several lines is several faults, each with its position', () => {
  const message =
    'site/content/articles/pause.md: author is “nobody”.\nsite/content/articles/pause.md, line 31, figure: rows[1].value is not a number.'
  expect(faultsOf('site/content/articles/article-files.ts', new Error(message))).toEqual([
    { file: 'site/content/articles/pause.md', line: undefined, says: 'author is “nobody”.' },
    { file: 'site/content/articles/pause.md', line: 31, says: 'figure: rows[1].value is not a number.' },
  ])
})

test('a message without a file is attributed to the content that caused it', () => {
  const error = new RangeError('The claim uptimeAim may not appear on /offers')
  error.stack = `RangeError: ${error.message}
    at claimOn (file:///site/content/claims.ts:149:49)
    at file:///site/content/offers.ts:59:10
    at file:///site/content/all.ts:1:1`
  expect(faultsOf('site/content/offers.ts', error)).toEqual([
    { file: 'site/content/offers.ts', line: 59, column: 10, says: error.message },
  ])
})
