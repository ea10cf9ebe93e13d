import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import packageFile from '../../package.json' with { type: 'json' }

/** Folder of the package that a module belongs to; undefined for our own. */
const packageOf = (module: string) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1]

/** A plugin that adds to `packages` the folder of each package that contributes to the bundles. */
export const noteBundledPackages = (packages: Set<string>): Plugin => ({
  name: 'note-bundled-packages',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const module of chunk.moduleIds) {
          const folder = packageOf(module)
          if (folder !== undefined) packages.add(folder)
        }
  },
})

/** Ours are cut from these and committed, so no bundle names them. */
const fonts = Object.keys(packageFile.devDependencies)
  .filter((name) => name.startsWith('@fontsource-variable/'))
  .map((name) => `node_modules/${name}`)

/**
 * The notices required by the licences of code sent to browsers, as plain text: each licence once, under its packages.
 * Throws if a package has no licence.
 */
export function thirdPartyNotices(packages: ReadonlySet<string>): string {
  const namesOf = Map.groupBy([...packages, ...fonts].toSorted(), licenceIn)
  const notices = [...namesOf].map(
    ([licence, folders]) => `${folders.map(nameOf).join(', ')}\n\n${licence}\n`,
  )
  const rule = `\n${'-'.repeat(80)}\n\n`
  return ['This website holds parts of these packages, under licences of their own.\n', ...notices].join(rule)
}

function nameOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  return `${name} ${version}`
}

function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  if (file === undefined) throw new Error(`${folder} has no licence to pass on`)
  return readFileSync(join(folder, file), 'utf8').trim()
}
