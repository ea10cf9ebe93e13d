import type { Browser } from '@playwright/test'
import { contactDialogId } from '../../../app/contact/contact-opener.ts'
import type { Device } from '../browser/devices.ts'
import { onFreshPage } from '../browser/fresh-page.ts'

/** A place on the screen, in CSS pixels from its top left corner. */
export interface Place {
  x: number
  y: number
}

/**
 * Where a visitor finds the "Contact Sales" button on the first screen, or else the first button that opens the
 * contact dialog; undefined when none is on it.
 */
export function findContactOpener(browser: Browser, url: string, device: Device): Promise<Place | undefined> {
  return onFreshPage(browser, device, async (page) => {
    await page.goto(url, { waitUntil: 'load' })
    return page.evaluate((dialogId) => {
      const openers = [...document.querySelectorAll(`[commandfor="${dialogId}"][command="show-modal"]`)]
      const isContactSales = (button: Element) => button.textContent.trim() === 'Contact Sales'
      return openers
        .toSorted((a, b) => Number(isContactSales(b)) - Number(isContactSales(a)))
        .map((button) => ({ button, box: button.getBoundingClientRect() }))
        .map(({ button, box }) => ({ button, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
        .filter(({ button, x, y }) => button.contains(document.elementFromPoint(x, y)))
        .map(({ x, y }) => ({ x, y }))[0]
    }, contactDialogId)
  })
}
