import { whatsappOrigin } from '../../common/lead/whatsapp-link.ts'
import { agentDialogId, contactDialogId } from '../../common/ui/dialog-ids.ts'
// The build replaces this with the adapter named in common/brand/site.ts: see site/build/vite/page-view-adapter.ts.
import { report } from './adapters/own-server.ts'
import { mayReport, reportedQuery } from './what-is-reported.ts'
import { watchAddress } from './watch-address.ts'

/**
 * Reports each page and query that is viewed, once, and each opening of the contact dialog and the
 * assistant’s, to the recipient named by `pageViews` in common/brand/site.ts. Call once per document.
 */
export function startPageViews(): void {
  // The agent in its frame is not a page that anybody visited.
  if (!mayReport(navigator) || top !== self) return
  // A prerendered page counts when it is viewed, if ever.
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}

function start(): void {
  const page = () => ({ path: location.pathname, query: reportedQuery(location.search) })
  const view = (referrer: string) => report({ event: 'page_viewed', ...page(), referrer })

  view(hostOf(document.referrer))
  watchAddress(() => view(''))
  // Restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && view(''))

  watchOpenings(contactDialogId, (dialog) => {
    const heading = dialog.querySelector('h2')?.textContent ?? ''
    report({ event: 'contact_opened', ...page(), heading })
  })
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`a[href^="${whatsappOrigin}/"]`))
      report({ event: 'whatsapp_pressed', ...page() })
  })
  watchOpenings(agentDialogId, () => report({ event: 'agent_opened', ...page() }))
}

function watchOpenings(id: string, onOpen: (dialog: HTMLDialogElement) => void): void {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return
  const onToggle = () => {
    if (dialog.open) onOpen(dialog)
  }
  // It may have been opened before this script loaded.
  onToggle()
  new MutationObserver(onToggle).observe(dialog, { attributeFilter: ['open'] })
}

function hostOf(address: string): string {
  if (!URL.canParse(address)) return ''
  const { host, hostname } = new URL(address)
  return host === location.host ? '' : hostname
}
