import type { PagePassages } from '../search/knowledge-file.ts'

/** Articles that are known word for word, and those beyond them that are known by how they begin. */
const inFull = 30
const byTheirBeginning = 200

export interface DatedPage {
  passages: PagePassages
  /** As in `datetime`: 2025-08-04. */
  published: string
  /** Whether a prepared answer rests on it. */
  isQuoted: boolean
}

/**
 * Pages with all but the newest articles and those quoted shortened to what is before their first heading, and
 * the oldest left out, so that the download does not grow with the blog.
 */
export function withFewerArticles(pages: readonly DatedPage[]): PagePassages[] {
  const dearestFirst = pages
    .filter(({ passages }) => passages.path.startsWith('/blog/'))
    .toSorted(
      (one, other) =>
        Number(other.isQuoted) - Number(one.isQuoted) || other.published.localeCompare(one.published),
    )
    .map(({ passages }) => passages.path)
  const places = new Map(dearestFirst.map((path, at) => [path, at]))
  return pages.flatMap(({ passages: { path, name, sections } }) => {
    const at = places.get(path) ?? 0
    if (at >= inFull + byTheirBeginning) return []
    return { path, name, sections: at < inFull ? sections : sections.slice(0, 1) }
  })
}
