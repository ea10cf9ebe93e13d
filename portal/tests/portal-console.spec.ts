import type { Page } from '@playwright/test'
import { site } from '../../common/brand/site.ts'
import { violations } from '../../tests/support/axe.ts'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { expect, test } from '../../tests/support/shared-site.ts'
import { signInAs } from '../../tests/support/signed-in.ts'

const desk = '/dashboard/virtual-assistant'

/** Opens the console at a demo second; the page's clock then only moves by `page.clock`. */
async function openConsole(page: Page, query = '', seconds = 0) {
  await page.clock.install()
  await signInAs(page, 'admin')
  await page.addInitScript((at) => {
    if (localStorage.getItem('portal:clock:v1') === null)
      localStorage.setItem('portal:clock:v1', JSON.stringify({ seconds: at, paused: false }))
  }, seconds)
  await page.goto(desk + query)
  await expect(page.getByRole('heading', { name: 'Live calls' })).toBeAttached()
}

const call = (page: Page) => page.getByRole('region', { name: /•/ })
const rows = (page: Page) => page.getByRole('region', { name: 'Live calls' }).getByRole('listitem')
const transcript = (page: Page) => page.getByRole('list', { name: 'Transcript' })

test('ten calls are listed, filtered and counted, and the open one and the filter are in the address', async ({
  page,
}) => {
  await openConsole(page)
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByText('318 on call, 0 on hold')).toBeVisible()
  await expect(page.getByRole('button', { name: 'People 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Needs you 2' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('link', { name: /Dispute, ₹12,400/ }).click()
  await expect(page).toHaveURL(`${desk}?filter=needs-you&call=c402`)
  await page.getByRole('link', { name: /UPI failed/ }).click()
  await expect(call(page)).toHaveAccessibleName('78••• •• 649')
  await page.goBack()
  await expect(call(page)).toHaveAccessibleName('99••• •• 402')
  await page.reload()
  await expect(call(page)).toHaveAccessibleName('99••• •• 402')
  await expect(rows(page)).toHaveCount(2)
})

test('a call ends, another takes its line, and the first can be played again', async ({ page }) => {
  await openConsole(page, '?call=kb207731')
  await expect(call(page).getByText('Answering')).toBeVisible()
  await page.clock.runFor(25_000)
  await expect(call(page).getByText('Settled')).toBeVisible()
  await expect(rows(page).first()).not.toContainText('Card block')
  await call(page).getByRole('button', { name: 'Play again' }).click()
  await expect(transcript(page)).not.toContainText('Card 4471 is blocked.')
  await page.clock.runFor(30_000)
  await expect(transcript(page)).toContainText('Card 4471 is blocked.')
  await call(page).getByRole('link', { name: 'Same call in QAMS' }).click()
  await expect(page).toHaveURL('/dashboard/qams?sheet=KB207731')
})

test(
  'the suggested whisper is passed on; another one gets what the demo has',
  { tag: '@full' },
  async ({ page }) => {
    await openConsole(page, '?call=c214')
    await call(page).getByRole('button', { name: 'Listen' }).click()
    await expect(call(page).getByText(/no sound is played\. That you listened is logged/)).toBeVisible()
    await call(page).getByRole('button', { name: 'Whisper' }).click()
    const field = page.getByLabel(`Whisper to ${site.brand}: the caller does not hear it.`)
    await expect(field).toBeFocused()
    await field.fill('Ask about the weather')
    await field.press('Enter')
    await page.clock.runFor(2_000)
    await expect(transcript(page)).toContainText('In this demo only the suggested whisper is passed on')
    await call(page).getByRole('button', { name: 'Whisper' }).click()
    await page.getByRole('button', { name: 'Suggested: Offer to block online payments too' }).click()
    await field.press('Enter')
    await page.clock.runFor(16_000)
    await expect(transcript(page)).toContainText('I can also stop online payments until then. Shall I?')
    await expect(transcript(page)).toContainText('Yes, stop those too.')
  },
)

test('you take a call, speak, are answered and hand it back; all of it survives a reload', async ({
  page,
}) => {
  await openConsole(page, '?call=c067')
  await call(page).getByRole('button', { name: 'Take over' }).click()
  await page.keyboard.press('Escape')
  await expect(call(page).getByRole('button', { name: 'Take over' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const field = page.getByLabel(
    new RegExp(`^You have this call; ${site.brand}.* nothing reaches a real person`),
  )
  await expect(field).toBeFocused()
  await expect(call(page).getByRole('button', { name: 'Whisper' })).toBeDisabled()
  await page.clock.runFor(5_000)
  await page.keyboard.type('May I have your date of birth?')
  await page.keyboard.press('Enter')
  await page.clock.runFor(9_000)
  await expect(transcript(page)).toContainText('3 May, 1990')
  await expect(page.getByRole('status').filter({ hasText: 'Caller: 3 May, 1990' })).toBeAttached()
  await page.keyboard.type('Colourless green ideas sleep furiously')
  await page.keyboard.press('Enter')
  await page.clock.runFor(9_000)
  await expect(transcript(page)).toContainText('In this demo the caller’s answers are recorded')
  await page.reload()
  await expect(call(page).getByText('With you')).toBeVisible()
  await page.getByRole('button', { name: 'Hand back' }).click()
  await page.clock.runFor(10_000)
  await expect(transcript(page)).toContainText(`You handed the call back to ${site.brand}`)
  await expect(transcript(page)).toContainText('On the fifth, 6,450 rupees.')
})

test(
  'a decision resumes the waiting call, and the call no longer needs you',
  { tag: '@full' },
  async ({ page }) => {
    await openConsole(page, '?call=c402', 300)
    await call(page).getByRole('button', { name: 'Approve the reversal' }).click()
    await page.clock.runFor(12_000)
    await expect(transcript(page)).toContainText('You approved the reversal of ₹12,400')
    await expect(transcript(page)).toContainText('It is approved. The reversal has just been made.')
    await expect(page.getByRole('button', { name: /Needs you 1/ })).toBeVisible()
  },
)

test(
  'taking the waiting call and saying that it is approved decides it',
  { tag: '@full' },
  async ({ page }) => {
    await openConsole(page, '?call=c402', 300)
    await call(page).getByRole('button', { name: 'Take over' }).click()
    await call(page).getByRole('button', { name: 'Take the call' }).click()
    await page.keyboard.type('I approve the reversal, you will see it by Friday.')
    await page.keyboard.press('Enter')
    await page.clock.runFor(9_000)
    await expect(transcript(page)).toContainText('You approved the reversal of ₹12,400')
    await expect(transcript(page)).toContainText('Very good. Will I get an SMS?')
    await page.keyboard.type('Colourless green ideas sleep furiously')
    await page.keyboard.press('Enter')
    await page.clock.runFor(9_000)
    // The demo's remarks about itself are not steps of the call.
    await expect(page.getByRole('region', { name: 'About the call' })).not.toContainText('In this demo')
    await expect(page.getByRole('button', { name: /Needs you 1/ })).toBeVisible()
  },
)

test(
  'Pause live stops every call; the transcript follows the clock until you scroll away from its end',
  { tag: '@full' },
  async ({ page }) => {
    await openConsole(page, '?call=c402')
    const fromEnd = () =>
      transcript(page).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop)
    await expect.poll(fromEnd).toBeLessThan(2)
    await transcript(page).hover()
    await page.mouse.wheel(0, -300)
    await page.getByRole('button', { name: 'Latest line' }).click()
    await expect.poll(fromEnd).toBeLessThan(2)
    await page.getByRole('button', { name: 'Pause live' }).click()
    const before = await rows(page).allInnerTexts()
    await page.clock.runFor(20_000)
    expect(await rows(page).allInnerTexts()).toEqual(before)
  },
)

test('the console opens with broken stored data and with an unknown call', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('portal:done:v1', '{"calls":7}'))
  await openConsole(page, '?call=l2-999')
  await expect(page.getByRole('heading', { name: 'This call is not on the line.' })).toBeVisible()
  await page.getByRole('button', { name: 'All calls' }).click()
  await expect(call(page)).toHaveAccessibleName(/214$/)
})

test('on a phone: the list, then the call, then back to its row', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openConsole(page)
  await expect(call(page)).toBeHidden()
  await page.getByRole('link', { name: /Dispute/ }).click()
  await expect(rows(page).first()).toBeHidden()
  await call(page).getByRole('button', { name: 'Take over' }).click()
  await page.getByRole('button', { name: 'Take the call' }).click()
  // What you and the caller say is visible above the field in which you type.
  await expect(transcript(page).getByText('You took over from Farida S.')).toBeInViewport()
  await page.getByRole('link', { name: 'All calls' }).click()
  await expect(page.getByRole('link', { name: /Dispute/ })).toBeFocused()
})

for (const width of [320, 390, 1440]) {
  test(`every state passes axe and fits ${width} px`, onlyInFullRun(width !== 390), async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await openConsole(page)
    const check = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await violations(page, 'main')).toEqual([])
    }
    await check()
    await page.getByRole('link', { name: /Dispute/ }).click()
    await call(page).getByRole('button', { name: 'Whisper' }).click()
    await check()
    await call(page).getByRole('button', { name: 'Take over' }).click()
    await check()
    await page.getByRole('button', { name: 'Take the call' }).click()
    await page.clock.runFor(6_000)
    await check()
  })
}
