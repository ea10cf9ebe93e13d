import { basename } from 'node:path'

/** React Router's own list of every file, which loads none of them. */
const manifest = /^\/assets\/manifest-/

/** Texts of the style sheets that scripts name, to load them with a part of a page that comes later. */
export function laterSheets(
  sheets: ReadonlyMap<string, string>,
  scripts: ReadonlyMap<string, string>,
): string[] {
  const code = [...scripts].filter(([file]) => !manifest.test(file)).map(([, text]) => text)
  return [...sheets]
    .filter(([file]) => code.some((text) => text.includes(basename(file))))
    .map(([, text]) => text)
}
