import { readdirSync } from 'node:fs'

/** Slugs of all articles, from the names of their files. An article’s address is `/blog/<slug>`. */
export const articleSlugs: readonly string[] = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length))
  .toSorted()
