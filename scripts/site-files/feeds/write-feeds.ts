import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { articles } from '../../../content/articles/article-files.ts'
import { feeds } from '../../../content/feeds.ts'
import { site } from '../../../content/site.ts'
import { atom } from './atom.ts'
import { rss } from './rss.ts'

const writers = { rss, atom }

/** Writes the blog’s feeds into the built site. */
export async function writeFeeds(outDir: string): Promise<void> {
  for (const { format, path } of feeds) {
    const file = join(outDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, writers[format](articles, new URL(path, site.origin).href))
  }
}
