import { escapeHtml } from '../../content/markdown/escape-html.ts'
import type { SiteFile } from '../web/site-files.ts'

/** Where the prerendered form waits for the address: see app/pages/newsletter/subscribe-again.tsx. */
const place = 'data-typed-address=""'

/** The page with the typed address in its form again, so that nobody has to type it twice. */
export function filledPage(page: SiteFile, address: string): SiteFile {
  const html = new TextDecoder().decode(page.bodies.get('identity'))
  // A function, because `$&` in an address would otherwise be replaced again.
  const filled = html.replace(place, () => `value="${escapeHtml(address)}"`)
  return { ...page, bodies: new Map([['identity', new TextEncoder().encode(filled)]]) }
}
