import { expect } from '@playwright/test'
import { site } from '../../common/brand/site.ts'
import { emptyFormErrors, nandini } from '../support/contact-page.ts'
import { operate, storedLeads } from '../support/operator.ts'
import type { EnginePage } from './support/engine-page.ts'
import { phone, visitTest as test } from './support/engine-test.ts'

const dialog = '#contact-dialog'
const opener = 'header [commandfor=contact-dialog]'
const submit = `${dialog} [type=submit]`

test('a lead: each rule at its field, sent, stored and mailed, the view counted, and the focus is back', async ({
  engine,
  leadDesk,
  mailbox,
}) => {
  const page = await engine.open(phone)
  const { press, reads, has, hasFocus, isGone } = handsOn(page)
  await page.goto(`${leadDesk.origin}/`)
  await press(opener)
  await has(`${dialog} form`, 'data-ready', '')
  await press(submit)
  await hasFocus('[name=firstName]')
  for (const [name, message] of emptyFormErrors) {
    await has(`${dialog} [name=${name}]`, 'aria-invalid', 'true')
    await reads(`#lead-${name}-error`, message)
  }
  const { countryCode, ...typed } = nandini
  await page.evaluate(chooseCountry, countryCode)
  for (const [name, value] of Object.entries(typed)) {
    await press(`${dialog} [name=${name}]`)
    await page.type(value)
    await reads(`${dialog} [name=${name}]`, value)
  }
  await leadDesk.whileFrozen(async () => {
    await press(submit)
    await reads(submit, 'Sending...')
    await has(submit, 'disabled', '')
  })
  await reads('[data-tone]', 'Message Sent Successfully!')
  await isGone(dialog)
  await hasFocus(opener)
  await isGone('[data-tone]')
  expect(await storedLeads(leadDesk)).toMatchObject([{ email: nandini.email, message: nandini.message }])
  const { envelope } = await mailbox.waitForMail({ timeoutMs: 30_000 })
  expect(envelope.to).toEqual([site.emailCall.recipient])
  const statistics = () => operate(leadDesk, 'stats', '--format', 'json').then(JSON.parse)
  await expect
    .poll(statistics)
    .toMatchObject({ pages: [{ name: '/', views: 1, contact_opened: 1, leads: 1 }] })
  expect(await page.messages()).toEqual([])
  await page.close()
})

/** What somebody does and finds in a page, by selectors; the first element that is shown counts. Waits for what is not there yet. */
function handsOn(page: EnginePage) {
  const look = (css: string) => page.evaluate(lookAt, css)
  const soon = (css: string, wanted: Record<string, unknown>) =>
    expect.poll(() => look(css), { message: css, intervals: [50, 100, 200] }).toMatchObject(wanted)
  return {
    reads: (css: string, text: string) => soon(css, { isShown: true, text: expect.stringContaining(text) }),
    has: (css: string, name: string, value: string) => soon(css, { attributes: { [name]: value } }),
    hasFocus: (css: string) => soon(css, { isFocused: true }),
    isGone: (css: string) => soon(css, { isShown: false }),
    press: async (css: string) => {
      let before: unknown
      // A press would miss what still moves.
      const isSteady = async () => {
        const { point } = await look(css)
        const isSame = point !== null && String(point) === String(before)
        before = point
        return isSame
      }
      await expect.poll(isSteady, { message: `to press ${css}`, intervals: [100] }).toBe(true)
      await page.click(before as [number, number])
    },
  }
}

/** Runs in the page, as all below. */
function lookAt(css: string) {
  const isVisible = (each: Element) =>
    each.getClientRects().length > 0 &&
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const all = [...document.querySelectorAll<HTMLElement>(css)]
  const element = all.find(isVisible) ?? all[0]
  if (!element) return { text: '', isShown: false, isFocused: false, attributes: {}, point: null }
  const middle = (): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const isReached = () => element.contains(document.elementFromPoint(...middle()))
  if (!isReached()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return {
    /** Its words, or what a field holds. */
    text: (element as HTMLInputElement).value || element.innerText,
    isShown: isVisible(element),
    isFocused: element === document.activeElement,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    /** Where a press reaches it. */
    point: isVisible(element) && isReached() ? middle() : null,
  }
}

/** Chooses from a list that the system draws, which no driver can point at. */
function chooseCountry(code: string): void {
  const list = document.querySelector<HTMLSelectElement>('#contact-dialog [name=countryCode]')
  if (list) list.value = code
  for (const type of ['input', 'change']) list?.dispatchEvent(new Event(type, { bubbles: true }))
}
