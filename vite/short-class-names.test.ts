import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shortClassNames } from './short-class-names.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'class-names-'))
  for (const name of ['b', 'a']) await writeFile(join(folder, `${name}.module.css`), '')
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

const named = (names: string[], file: string) => {
  const nameOf = shortClassNames(folder)
  return names.map((name) => nameOf(name, join(folder, file)))
}

it('names files by their place and classes by theirs, the same class always alike', () => {
  expect(named(['card', 'title', 'card'], 'a.module.css')).toEqual(['AAA', 'AAB', 'AAA'])
  expect(named(['card'], 'b.module.css?used')).toEqual(['ABA'])
})

it('gives no name twice, however many classes a file has', () => {
  const classes = Array.from({ length: 3000 }, (_, at) => `class-${at}`)
  expect(new Set(named(classes, 'a.module.css')).size).toBe(classes.length)
})

it('names a file that it does not know', () => {
  expect(() => named(['card'], 'c.module.css')).toThrow('c.module.css')
})
