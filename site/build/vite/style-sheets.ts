import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve('.')

/** Name of a CSS Module's class in the page: its original name after a prefix that distinguishes the file. */
export function scopedName(name: string, file: string): string {
  const place = relative(root, file.replace(/\?.*/, ''))
  return `_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}-${name}`
}

/**
 * Which style sheet a module goes into, by its path: pages of one folder share one, each application has its own, and
 * one for all has what any of them may show.
 */
export function styleSheetOf(id: string): string {
  const place = relative(root, id)
  const [, page] = /^site[/\\]pages[/\\](?:products[/\\])?([^/\\]+)[/\\]/.exec(place) ?? []
  const [, room] = /^(assistant|portal[/\\]sign-in|portal|common[/\\]app-shell)[/\\]/.exec(place) ?? []
  if (room === undefined) return page ?? 'site'
  return /assistant|sign-in/.exec(room)?.[0] ?? 'portal'
}

/** The pages' code includes all style sheets, also those of islands; the browser's includes none. */
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
