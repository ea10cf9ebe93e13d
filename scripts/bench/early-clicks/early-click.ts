import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { contactDialogId } from '../../../app/contact/contact-opener.ts'
import type { Place } from './contact-opener-place.ts'
import type { Device } from '../browser/devices.ts'
import { onFreshPage } from '../browser/fresh-page.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { keepLoadRecord } from '../loads/load-record.ts'
import { lostCharacters } from './lost-characters.ts'
import { slowDown } from '../browser/slow-down.ts'

const afterFirstPaint = 300
const name = 'Asha Venkataraman'
const betweenKeys = 40

/** What became of one early visitor. */
export interface EarlyClick {
  opened: boolean
  lostCharacters: number
  /** Milliseconds from the click until React had taken the form over. */
  clickToHydrated: number
}

/**
 * Over slow 4G on a slow processor, presses the contact button 300 ms after first paint and types a name at once;
 * looks at what is there of both once React has taken over.
 */
export function clickEarly(
  browser: Browser,
  url: string,
  { device, opener }: { device: Device; opener: Place },
): Promise<EarlyClick> {
  return onFreshPage(browser, device, async (page, network) => {
    await page.addInitScript(keepLoadRecord)
    const session = await slowDown(page)
    const painted = Promise.withResolvers<void>()
    await onFirstPaint(session, painted.resolve)
    await page.goto(url, { waitUntil: 'commit' })
    await painted.promise
    await wait(afterFirstPaint)

    const clicked = await page.evaluate(() => performance.now())
    if (device === 'phone') await page.touchscreen.tap(opener.x, opener.y)
    else await page.mouse.click(opener.x, opener.y)
    const opened = await typeName(page, device)

    await untilHydrated(page)
    await network.untilQuiet()
    const dialog = page.locator(`#${contactDialogId}`)
    const stillOpen = await dialog.evaluate((element: HTMLDialogElement) => element.open)
    const kept = await dialog.locator('form input').first().inputValue()
    const hydrated = await page.evaluate(() => window.loadRecord.hydrated ?? 0)
    return {
      opened: opened && stillOpen,
      lostCharacters: lostCharacters(name, kept),
      clickToHydrated: hydrated - clicked,
    }
  })
}

/**
 * Types the name. With a mouse the dialog gives focus to the first field by itself; on a phone, where that would
 * raise the keyboard, the visitor taps the field first. Tells whether the dialog was open.
 */
async function typeName(page: Page, device: Device): Promise<boolean> {
  if (device === 'phone') {
    const field = page.locator(`#${contactDialogId}[open] form input`).first()
    const tapped = await field.tap({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
    if (!tapped) return false
  }
  await page.keyboard.type(name, { delay: betweenKeys })
  return page.locator(`#${contactDialogId}`).evaluate((dialog: HTMLDialogElement) => dialog.open)
}

/** Calls `then` at the first contentful paint of the page that is loaded next, as the browser announces it. */
async function onFirstPaint(session: CDPSession, then: () => void): Promise<void> {
  let loading = false
  session.on('Page.lifecycleEvent', ({ name: event }) => {
    if (event === 'init') loading = true
    if (event === 'firstContentfulPaint' && loading) then()
  })
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
}
