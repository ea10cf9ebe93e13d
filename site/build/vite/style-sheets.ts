import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve('.')

/** Name of a CSS Module's class on the page: what it is called there behind what tells its file from others. */
export function scopedName(name: string, file: string): string {
  const place = relative(root, file.replace(/\?.*/, ''))
  return `_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}-${name}`
}

/**
 * Which style sheet a module goes into, by its path: pages of one folder share one, each application has its own, and
 * what any of them may show stands in one for all.
 */
export function styleSheetOf(id: string): string {
  const place = relative(root, id)
  const [, page] = /^site[/\\]pages[/\\](?:products[/\\])?([^/\\]+)[/\\]/.exec(place) ?? []
  const [, room] = /^(assistant|portal[/\\]sign-in|portal|common[/\\]app-shell)[/\\]/.exec(place) ?? []
  if (room === undefined) return page ?? 'site'
  return /assistant|sign-in/.exec(room)?.[0] ?? 'portal'
}

/** The pages' code brings all style sheets, those of what islands load later included: the browser's brings none. */
export function stylesOfPages(): Plugin {
  return {
    name: 'styles-of-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.css$/ },
      // Vite's own CSS plugin has run by now: what is left is the names of classes.
      handler: (_code, _id) => ({ code: '', map: null }),
    },
  }
}
