import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../run-command.ts'

const folders = [
  'assistant',
  'common',
  'deploy',
  'docs',
  'leads',
  'portal',
  'sales-desk',
  'site',
  'tests',
  'tools',
]

/** Names in comments that are examples and no files. */
const examples = new Set(['/assets/home-BjAAPc78.css', 'site/content/a.md'])

const files = [
  ...(await readdir(projectRoot)),
  ...(await Promise.all(folders.map(filesIn))).flat().filter((path) => !path.includes('node_modules')),
]
const all = files.map((path) => `/${path}`)

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(projectRoot, folder), { recursive: true })
  return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}

/** Each name in `named` that no file of the project ends with, and where it is. */
function gone(path: string, named: Iterable<RegExpMatchArray>): string[] {
  return [...named]
    .map(([, name = '']) => name.replace(/^(?:\.\.\/)+/, ''))
    .filter((name) => !examples.has(name) && !all.some((file) => file.endsWith(`/${name}`)))
    .map((name) => `${path}: ${name}`)
}

test('files named in documents exist', async () => {
  const documents = files.filter((path) => path.endsWith('.md') && !path.startsWith('site/content/'))
  const missing = await Promise.all(
    documents.map(async (path) => {
      const text = await readFile(join(projectRoot, path), 'utf8')
      // A superseded record names files of its time.
      if (/^Status: superseded/m.test(text)) return []
      return gone(path, text.matchAll(/`([\w@][\w@./-]*\.(?:tsx?|css|md|yml))`/g))
    }),
  )
  expect(missing.flat()).toEqual([])
})

test('files named in comments exist', async () => {
  const sources = files.filter((path) => /\.(?:tsx?|css)$/.test(path) && !/\.(?:test|spec)\.ts$/.test(path))
  const missing = await Promise.all(
    sources.map(async (path) => {
      const text = await readFile(join(projectRoot, path), 'utf8')
      const comments = text.match(/^\s*(?:\/\/|\/?\*).*/gm) ?? []
      // With a hyphen or a folder it is a file's name; `page.tsx` may be the end of many.
      const name = /(?<![\w.*/-])((?:[\w@.-]*\/|[\w.]+-)[\w@./-]*\.(?:tsx?|css|md|yml))\b/g
      return comments.flatMap((comment) => gone(path, comment.matchAll(name)))
    }),
  )
  expect(missing.flat()).toEqual([])
})
