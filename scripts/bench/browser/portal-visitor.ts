import { chromium, type BrowserContext } from '@playwright/test'
import { demoAccounts } from '../../../content/demo-accounts.ts'
import { portalPaths } from '../../../content/pages.ts'

const [portal] = portalPaths
/** The account that every desk is open to. */
const account = JSON.stringify(demoAccounts.find(({ role }) => role === 'admin'))

/** Whether an address belongs to the demo portal, which sends whoever has not signed in away. */
export const isInPortal = (url: string) => {
  const path = URL.parse(url)?.pathname ?? url
  return path === portal || path.startsWith(`${portal}/`)
}

/** From now on whoever comes to the portal in this context has signed in; other pages are left alone. */
export async function signInOnPortal(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([below, record]) => {
      if (location.pathname.startsWith(below)) localStorage.setItem('currentUser', record)
    },
    [portal, account] as const,
  )
}

/**
 * Signs in where Lighthouse loads its pages, the browser's own context, until it is disposed of. Does nothing for a page
 * outside the portal.
 */
export async function signInForLighthouse(debuggingPort: number, url: string): Promise<AsyncDisposable> {
  if (!isInPortal(url)) return { [Symbol.asyncDispose]: () => Promise.resolve() }
  const inStorage = (record: string | null) => onPageOf(debuggingPort, new URL(url).origin, record)
  await inStorage(account)
  return { [Symbol.asyncDispose]: () => inStorage(null) }
}

async function onPageOf(debuggingPort: number, origin: string, record: string | null): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`)
  try {
    const page = await browser.contexts()[0]?.newPage()
    // A text file: no page's own script is in the way.
    await page?.goto(`${origin}/robots.txt`)
    await page?.evaluate((text) => {
      if (text === null) localStorage.clear()
      else localStorage.setItem('currentUser', text)
    }, record)
    await page?.close()
  } finally {
    await browser.close()
  }
}
