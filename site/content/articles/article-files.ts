import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleSlugs } from './article-slugs.ts'
import { newestFirst } from './newest-first.ts'
import { type Article, parseArticle } from './parse-article.ts'

/** Every article, newest first, for code that runs in Node; pages import the files (see site/build/vite/markdown.ts). */
export const articles = articlesFrom(
  articleSlugs.map((slug) => ({
    file: `site/content/articles/${slug}.md`,
    source: readFileSync(join(import.meta.dirname, `${slug}.md`), 'utf8'),
  })),
)

/** Reads articles, newest first. Throws one Error with a line for each fault in any of them. */
export function articlesFrom(files: readonly { file: string; source: string }[]): readonly Article[] {
  const faults: string[] = []
  const read = files.flatMap(({ file, source }) => {
    try {
      return [parseArticle(file, source)]
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      return []
    }
  })
  faults.push(...repeatedFields(read))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return read.toSorted(newestFirst)
}

function repeatedFields(read: readonly Article[]): string[] {
  const faults: string[] = []
  for (const field of ['title', 'excerpt'] as const) {
    const owners = new Map<string, string>()
    for (const { id, [field]: words } of read) {
      const owner = owners.get(words)
      if (owner !== undefined)
        faults.push(
          `site/content/articles/${id}.md: ${field} is the same as that of ${owner}.md. Write its own.`,
        )
      owners.set(words, id)
    }
  }
  return faults
}
