import type { PagePassages } from '../search/knowledge-file.ts'

/** Number of articles known word for word, and of further ones known by their openings. */
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
 * Pages in which all but the newest and the quoted articles are shortened to the text before their first
 * heading, and the oldest are omitted, so that the download does not grow with the blog.
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
