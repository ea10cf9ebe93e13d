import { type LinkResult, LinkState } from 'linkinator'

/** A link that does not lead where it should, and the pages it is on. */
interface Verdict {
  url: string
  reason: string
  pages: string[]
}

export interface Verdicts {
  /** Links to fix: within the site, or to another one that answers that the page does not exist. */
  broken: Verdict[]
  /** Links to other sites without a clear answer: a person has to open them. */
  unclear: Verdict[]
}

/** Answers of another site that mean the page is gone. */
const gone = new Set([404, 410])

/** Sorts linkinator's complaints. `origin` is the site's own. */
export function judgeLinks(links: readonly LinkResult[], origin: string): Verdicts {
  const failed = links.filter(({ state }) => state === LinkState.BROKEN)
  const verdicts: Verdicts = { broken: [], unclear: [] }
  for (const [url, found] of Map.groupBy(failed, (link) => link.url)) {
    const status = found[0]?.status
    const pages = found.flatMap(({ parent }) => (parent ? [parent.replace(origin, '') || '/'] : []))
    verdicts[url.startsWith(origin) || gone.has(status ?? 0) ? 'broken' : 'unclear'].push({
      url: url.replace(origin, ''),
      reason: reasonOf(status),
      pages: [...new Set(pages)],
    })
  }
  return verdicts
}

/** Linkinator returns 0 if nobody answered, and the page's own 200 if only the anchor is missing. */
function reasonOf(status = 0): string {
  if (status === 0) return 'no answer'
  return status < 300 ? 'there is no such place on the page' : `answers ${status}`
}

/** One line for each link, and where it is. */
export function linkLines(verdicts: readonly Verdict[]): string {
  return verdicts.map(({ url, reason, pages }) => `  ${url}: ${reason}. On ${pages.join(', ')}`).join('\n')
}
