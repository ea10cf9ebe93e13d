import { type BootData, bootDataId } from './boot-data.ts'

/** Loads what a page of one kind needs and lets React take the page over. */
export type TakeOver<Data extends BootData> = (data: Data) => Promise<void>

let started = false

/**
 * Loads and starts React, once. A failed download is forgotten, so that the next input tries again; until one
 * succeeds, `data-start-failed` lets the contact dialog offer its addresses (contact-dialog.module.css).
 */
export function startReact<Data extends BootData>(takeOver: TakeOver<Data>): void {
  const block = document.getElementById(bootDataId)
  if (started || !block) return
  started = true
  const data = JSON.parse(block.textContent) as Data
  void preload(data.preload)
  takeOver(data).then(
    () => {
      // What waited for the page to be idle may show now: see `data-started` in the style sheets.
      document.documentElement.dataset['started'] = ''
      delete document.documentElement.dataset['startFailed']
    },
    () => {
      started = false
      document.documentElement.dataset['startFailed'] = ''
    },
  )
}

/** A few at a time: the portal's forty at once would keep a phone from answering for a tenth of a second. */
async function preload(addresses: string[]): Promise<void> {
  for (const [place, href] of addresses.entries()) {
    if (place % 4 === 3) await new Promise((go) => setTimeout(go))
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}
