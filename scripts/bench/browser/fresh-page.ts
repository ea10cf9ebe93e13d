import type { Browser, Page } from '@playwright/test'
import { devices, type Device } from './devices.ts'
import { signInOnPortal } from './portal-visitor.ts'
import { NetworkWatch } from './quiet-network.ts'

/** Does `work` on a page with empty caches, signed in to the portal, and closes it. */
export async function onFreshPage<T>(
  browser: Browser,
  device: Device,
  work: (page: Page, network: NetworkWatch) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(devices[device])
  try {
    await signInOnPortal(context)
    const page = await context.newPage()
    return await work(page, new NetworkWatch(page))
  } finally {
    await context.close()
  }
}
