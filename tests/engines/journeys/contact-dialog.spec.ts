import { leadSubject } from '../../../common/lead/email-call.ts'
import { site } from '../../../common/brand/site.ts'
import { emptyFormErrors, nandini, type LeadValues } from '../../support/contact-page.ts'
import { LeadDesk } from '../../support/lead-desk.ts'
import { engineTest as test, expect, journeyEngines, phone, titleOf } from '../support/engine-test.ts'
import { moments, watch, type Moment } from '../support/timeline.ts'
import type { Visitor } from '../support/visitor.ts'
import { storedLeads } from '../../support/operator.ts'

const dialog = '#contact-dialog'
const opener = { css: 'header button', named: 'Contact Sales' }
const submit = `${dialog} button[type=submit]`
const submitWhileOpen = `${dialog}[open] button[type=submit]`
const toast = '[data-tone]'
const field = (name: string) => `${dialog} [name=${name}]`

const success = {
  title: 'Message Sent Successfully!',
  text: "Thank you for your interest. We'll get back to you within 24 hours.",
}
const failure = {
  title: 'Error Sending Message',
  text: `There was a problem sending your message. Please try again or contact us directly at ${site.email.sales}`,
}

async function openDialog(visitor: Visitor) {
  await visitor.open('/')
  await visitor.click(opener)
  await visitor.sees(dialog)
  await visitor.hasAttribute(`${dialog} form`, 'data-ready', '')
}

async function fillIn(visitor: Visitor, values: Partial<LeadValues>) {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'countryCode') await visitor.choose(field(name), value)
    else await visitor.fill(field(name), value)
  }
}

/** Messages at the fields, in their order. */
function errors(visitor: Visitor): Promise<string[]> {
  return visitor.tab.evaluate(
    () =>
      [...document.querySelectorAll('#contact-dialog form [id$=-error]')]
        .map(({ textContent }) => textContent.trim())
        .filter(Boolean),
    null,
  )
}

async function typedIn(visitor: Visitor): Promise<Record<string, string>> {
  return visitor.tab.evaluate((selector) => {
    const form = document.querySelector<HTMLFormElement>(`${selector} form`)
    return Object.fromEntries(
      [...new FormData(form ?? undefined)].map(([key, value]) => [key, value as string]),
    )
  }, dialog)
}

/** How long something was there, in seconds: from the change to it until the change from it. */
function lasted(timeline: Moment[], is: (value: string) => boolean): number {
  const start = timeline.findIndex(({ value }) => value !== null && is(value))
  const end = timeline.findIndex(({ value }, place) => place > start && (value === null || !is(value)))
  return ((timeline[end]?.at ?? NaN) - (timeline[start]?.at ?? NaN)) / 1000
}

/** The observer hears of a change a little after it; a busy machine lets a timer wait, and it may wait for seconds. */
function expectAbout(seconds: number, promised: number): void {
  expect(seconds).toBeGreaterThan(promised - 0.1)
  expect(seconds).toBeLessThan(promised + 10)
}

/**
 * Every change of the toast, once it has come and gone. It fades in and out: while nothing of it can be seen, it may be on
 * its way in or still in the page.
 */
async function toastUntilGone({ tab }: Visitor): Promise<Moment[]> {
  await expect
    .poll(
      async () => {
        const changes = await moments(tab, toast)
        return changes.length > 1 && changes.at(-1)?.value === null
      },
      { message: 'the toast has come and gone' },
    )
    .toBe(true)
  return moments(tab, toast)
}

for (const engine of journeyEngines) {
  test.describe(titleOf(engine), () => {
    test(
      'every rule has its words at its field, and nothing is sent',
      { tag: '@full' },
      async ({ visit, leadDesk }) => {
        const visitor = await visit(engine)
        await openDialog(visitor)
        await visitor.click(submit)
        await visitor.hasFocusOn(field('firstName'))
        await expect.poll(() => errors(visitor)).toEqual(emptyFormErrors.map(([, message]) => message))
        await fillIn(visitor, nandini)
        for (const [name, message] of emptyFormErrors) {
          await fillIn(visitor, { [name]: name === 'email' ? 'nandini@kaveribank' : '' })
          await visitor.click(submit)
          await expect.poll(() => errors(visitor), { message: name }).toEqual([message])
          await visitor.hasFocusOn(field(name))
          await visitor.hasAttribute(field(name), 'aria-invalid', 'true')
          await fillIn(visitor, { [name]: nandini[name] })
        }
        expect(await storedLeads(leadDesk)).toEqual([])
      },
    )

    test('a lead is stored and mailed; "Sending...", toast 5 s, dialog closed after 2 s, focus back', async ({
      visit,
      leadDesk,
      mailbox,
    }) => {
      const visitor = await visit(engine, { size: phone })
      await openDialog(visitor)
      await fillIn(visitor, nandini)
      await leadDesk.whileFrozen(async () => {
        await visitor.click(submit)
        await visitor.reads(submit, 'Sending...')
        await visitor.hasAttribute(submit, 'disabled', '')
        await watch(visitor.tab, { css: toast })
        await watch(visitor.tab, { css: submitWhileOpen })
      })
      await visitor.reads(toast, success.title)
      await visitor.seesNot(dialog)
      expectAbout(
        lasted(await moments(visitor.tab, submitWhileOpen), (text) => text === 'Message Sent!'),
        2,
      )
      await visitor.hasFocusOn(opener)
      const toasts = await toastUntilGone(visitor)
      expect(toasts[1]?.value).toContain(success.text)
      expectAbout(
        lasted(toasts, (text) => text.includes(success.title)),
        5,
      )
      expect(Object.values(await typedIn(visitor)).join('')).toBe('')

      const leads = await storedLeads(leadDesk)
      expect(leads).toMatchObject([
        {
          name: 'Nandini Rajagopal',
          email: nandini.email,
          phone: '+91 98450 00127',
          message: nandini.message,
        },
      ])
      const { mail, envelope } = await mailbox.waitForMail({ timeoutMs: 30_000 })
      expect(mail.subject).toBe(leadSubject('Nandini Rajagopal'))
      expect(envelope.to).toEqual([site.emailCall.recipient])
      expect(await visitor.tab.messages()).toEqual([])
    })

    test(
      'a failure keeps the form, its toast stays 7 s, and the lead goes when the server is back',
      {
        tag: '@full',
      },
      async ({ visit, leadDesk }) => {
        const visitor = await visit(engine)
        await openDialog(visitor)
        await fillIn(visitor, nandini)
        await leadDesk.kill()
        await watch(visitor.tab, { css: toast })
        await visitor.click(submit)
        await visitor.reads(toast, failure.title)
        await visitor.sees(dialog)
        const toasts = await toastUntilGone(visitor)
        expect(toasts[1]?.value).toContain(failure.text)
        expectAbout(
          lasted(toasts, (text) => text.includes(failure.title)),
          7,
        )
        expect(await typedIn(visitor)).toEqual(nandini)

        const again = await LeadDesk.start({ dataDir: leadDesk.dataDir, port: leadDesk.port })
        try {
          await visitor.click(submit)
          await visitor.reads(toast, success.title)
          expect(await storedLeads(again)).toHaveLength(1)
        } finally {
          await again.stop()
        }
      },
    )

    test(
      'a press beside the dialog leaves it open; Escape closes it, keeps what was typed and returns the focus',
      {
        tag: '@full',
      },
      async ({ visit }) => {
        const visitor = await visit(engine)
        await openDialog(visitor)
        await visitor.fill(field('company'), nandini.company)
        await visitor.tab.press(5, 450)
        await visitor.sees(dialog)
        await visitor.click(field('company'))
        await visitor.key('Escape')
        await visitor.seesNot(dialog)
        await visitor.hasFocusOn(opener)
        await visitor.click(opener)
        await visitor.sees(dialog)
        expect(await visitor.valueOf(field('company'))).toBe(nandini.company)
        await visitor.click({ css: `${dialog} button`, named: 'Close' })
        await visitor.seesNot(dialog)
      },
    )
  })
}
