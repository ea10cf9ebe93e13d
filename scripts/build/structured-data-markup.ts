import { structuredData } from '../../app/seo/structured-data/structured-data.ts'
import type { PageFacts } from '../../app/seo/structured-data/json-ld.ts'

/**
 * Puts what a page tells search engines at the end of its head. Here and not in the page's own code, because a
 * route's meta function goes to the browser as well, and nobody there reads this.
 */
export function addStructuredData(html: string, facts: PageFacts): string {
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json">${structuredData(facts)}</script></head>`,
  )
}
