import { site } from '../../common/brand/site.ts'
import { personas } from '../../site/content/products/personas.ts'
import { emptyFormErrors, nandini, type LeadValues } from '../support/contact-page.ts'
import { estimateOf } from '../support/estimate.ts'
import { linksInMail } from '../support/newsletter-mail.ts'
import { invitationFor, storedLeads, subscriberStates } from '../support/operator.ts'
import { sendLead } from '../support/sales-team.ts'
import { indianVoices, installStandIn } from '../support/stand-in-voices.ts'
import { engineTest as test, expect, journeyEngines, phone } from './support/engine-test.ts'
import type { Visitor } from './support/visitor.ts'

const full = { tag: '@full' }
const dialog = '#contact-dialog'
const opener = { css: 'header button', named: 'Contact Sales' }
const submit = `${dialog} button[type=submit]`
const toast = '[data-tone]'
const field = (name: string) => `${dialog} [name=${name}]`
const button = (named: string) => ({ css: 'button', named })

async function openDialog(visitor: Visitor): Promise<void> {
  await visitor.open('/')
  await visitor.click(opener)
  await visitor.has(`${dialog} form`, 'data-ready', '')
}

async function fillIn(visitor: Visitor, values: Partial<LeadValues>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'countryCode') await visitor.choose(field(name), value)
    else await visitor.fill(field(name), value)
  }
}

for (const engine of journeyEngines)
  test.describe(engine, () => {
    test('a lead: each rule at its field, sent, stored and mailed, and focus is back', async ({
      visit,
      leadDesk,
      mailbox,
    }) => {
      const visitor = await visit(engine, phone)
      await openDialog(visitor)
      await visitor.click(submit)
      await visitor.hasFocusOn(field('firstName'))
      for (const [name, message] of emptyFormErrors) {
        await visitor.has(field(name), 'aria-invalid', 'true')
        await visitor.sees(`#lead-${name}-error`, { text: message })
      }
      await fillIn(visitor, nandini)
      await leadDesk.whileFrozen(async () => {
        await visitor.click(submit)
        await visitor.reads(submit, 'Sending...')
        await visitor.has(submit, 'disabled', '')
      })
      await visitor.reads(toast, 'Message Sent Successfully!')
      await visitor.seesNot(dialog)
      await visitor.hasFocusOn(opener)
      await visitor.seesNot(toast)
      expect(await storedLeads(leadDesk)).toMatchObject([{ email: nandini.email, message: nandini.message }])
      const { envelope } = await mailbox.waitForMail({ timeoutMs: 30_000 })
      expect(envelope.to).toEqual([site.emailCall.recipient])
      expect(await visitor.page.messages()).toEqual([])
    })

    test(
      'a failure keeps the form; a press beside it leaves it open, Escape keeps what was typed',
      full,
      async ({ visit, leadDesk }) => {
        const visitor = await visit(engine)
        await openDialog(visitor)
        await fillIn(visitor, nandini)
        await leadDesk.kill()
        await visitor.click(submit)
        await visitor.reads(toast, 'Error Sending Message')
        await visitor.page.point([5, 450], true)
        await visitor.sees(dialog)
        await visitor.click(field('company'))
        await visitor.press('Escape')
        await visitor.seesNot(dialog)
        await visitor.hasFocusOn(opener)
        await visitor.click(opener)
        await visitor.sees(field('company'), { text: nandini.company })
      },
    )

    test('menus by pointer, by key and on a phone', full, async ({ visit }) => {
      const visitor = await visit(engine)
      const products = { css: 'header button', named: 'Products' }
      const panel = '#products-menu'
      await visitor.open('/')
      await visitor.hover(products)
      await visitor.sees(panel)
      await visitor.page.point([700, 850])
      await visitor.seesNot(panel)
      await visitor.click(products)
      await visitor.page.point([700, 850])
      await visitor.sees(panel)
      await visitor.press('Escape')
      await visitor.seesNot(panel)
      await visitor.focus('header [aria-controls=products-menu]')
      await visitor.press('Enter')
      await visitor.sees(panel)
      await visitor.press('Tab')
      await visitor.hasFocusOn(`${panel} a`)
      await visitor.press('Escape')
      await visitor.hasFocusOn(products)

      await visitor.page.resize(phone)
      const burger = { css: 'header button', named: 'Menu' }
      await visitor.click(burger)
      await visitor.click({ css: '#mobile-menu summary', named: 'Products' })
      await visitor.sees({ css: '#mobile-menu a', named: 'Document Processing' })
      await visitor.press('Escape')
      await visitor.seesNot('#mobile-menu')
      await visitor.hasFocusOn(burger)
    })

    test('tabs by press, by key and by address', full, async ({ visit }) => {
      const visitor = await visit(engine, phone)
      const tab = (named: string) => ({ css: '[role=tab]', named })
      for (const [path, first, last, anchor] of [
        ['/products/virtual-assistant', 'Healthcare', 'Education', 'education'],
        ['/products/qams', 'Quality Assessment', 'Skills Matrix', 'skills-matrix'],
        ['/solutions', 'Banking', 'Manufacturing', 'manufacturing'],
      ] as const) {
        await visitor.open(path)
        await visitor.click(tab(first))
        await visitor.press('End')
        await visitor.has(tab(last), 'aria-selected', 'true')
        await visitor.hasFocusOn(tab(last))
        await visitor.isAt(`${path}#${anchor}`)
        await visitor.press('ArrowRight')
        await visitor.has(tab(first), 'aria-selected', 'true')
        await visitor.open(`${path}#${anchor}`)
        await visitor.sees(`#${anchor}`)
      }
    })

    test('players: the scene, the illustration and a demo call pause and resume', full, async ({ visit }) => {
      const visitor = await visit(engine)
      await visitor.open('/')
      await visitor.click(button('Pause the scene'))
      await visitor.click(button('Play the scene'))
      await visitor.sees(button('Pause the scene'))

      await visitor.open('/products/virtual-assistant')
      const step = 'figure [aria-current=step]'
      await visitor.click(button('Pause the illustration'))
      await visitor.sees(button('Play the illustration'))
      const resting = (await visitor.look(step))?.text
      await visitor.click(button('Play the illustration'))
      await expect.poll(async () => (await visitor.look(step))?.text).not.toBe(resting)

      await visitor.open('/products/virtual-assistant#insurance')
      await visitor.click('#insurance form button')
      await visitor.reads('#insurance [role=status] p', 'Simulated audio.')
      await visitor.sees('#insurance [data-elapsed]', { text: expect.stringMatching(/0:0[1-9]/) })
      await visitor.click('#insurance form button')
      await visitor.sees({ css: '#insurance form button span', named: 'Play Demo Call' })
    })

    test('Listen reads a demo call in two voices, in step with its words', full, async ({ visit }) => {
      const visitor = await visit(engine)
      const listen = '#healthcare [data-listen]'
      const lines = personas[0].lines.slice(0, 3)
      await visitor.open('/products/virtual-assistant')
      // The players query this device’s voices when they are first seen.
      await visitor.page.evaluate(installStandIn, {
        like: engine === 'WebKit' ? ('webkit' as const) : ('firefox' as const),
        voices: indianVoices,
        millisecondsPerCharacter: 30,
      })
      await visitor.hover('#healthcare form button')
      await visitor.click(listen)
      for (const { text } of lines) await visitor.reads('#healthcare [aria-current=true]', text)
      await visitor.click('#healthcare form button')
      await visitor.has(listen, 'aria-pressed', 'false')
      const said = await visitor.page.evaluate(() => window.standIn.heard, null)
      expect(said.slice(0, 3).map(({ words, voice }) => [words, voice])).toEqual(
        lines.map(({ speaker, text }) => [text, speaker === 'assistant' ? 'Rishi' : 'Samantha']),
      )
    })

    test('the assistant and the estimator answer', full, async ({ visit }) => {
      const visitor = await visit(engine, phone)
      const journey = { css: 'main button', named: 'Start Your Journey' }
      await visitor.open('/')
      await visitor.click(journey)
      await visitor.sees('#agent-dialog iframe')
      await visitor.click({ css: '#agent-dialog button', named: 'Close' })
      await visitor.hasFocusOn(journey)
      await visitor.open('/agent')
      for (const [asked, answer] of [
        ['Can I cancel anytime?', 'Cancel at any time in account settings.'],
        ['what would 18,000 minutes cost?', estimateOf('voice', 18_000).shown],
        ['Do you have an office in Kochi?', 'I found no answer to that on this site'],
      ] as const) {
        await visitor.fill('section form input', asked)
        await visitor.press('Enter')
        await visitor.reads('main ol > li:last-child', answer)
      }
      await visitor.open('/offers')
      await visitor.fill('#volume-voice', '16000')
      await visitor.reads('#estimate', estimateOf('voice', 16_000).says)
      await visitor.focus('#estimate [data-bot=voice] [type=range]')
      await visitor.press('ArrowRight')
      await visitor.reads('#estimate', estimateOf('voice', 16_250).says)
      await visitor.isAt('/offers?voice=16250')
    })

    test('the blog is searched, and its newsletter confirmed', full, async ({ visit, leadDesk, mailbox }) => {
      const visitor = await visit(engine, phone)
      const email = 'nandini.r@kaveribank.example'
      await visitor.open('/blog')
      await visitor.fill('main input[type=search]', 'CHEQUE')
      await visitor.reads('#articles [role=status]', '1 article')
      await visitor.isAt('/blog?q=CHEQUE')
      await visitor.click('[data-category=news]')
      await visitor.reads('#articles', 'Nothing matches “CHEQUE” in News.')
      await visitor.click('main [type=email]')
      await visitor.has('main form:has([type=email])', 'data-ready', '')
      await visitor.fill('main [type=email]', 'nandini')
      await visitor.press('Enter')
      await visitor.reads('main form:has([type=email])', 'Valid email is required')
      await visitor.fill('main [type=email]', email)
      await visitor.press('Enter')
      await visitor.reads('main', 'Nearly there')
      const { confirm } = await linksInMail(mailbox, email)
      await visitor.open(confirm)
      await visitor.click({ css: 'main button', named: 'Confirm subscription' })
      await visitor.reads('h1', 'You are on the list')
      expect(await subscriberStates(leadDesk)).toEqual(['confirmed'])
    })

    test('the portal: sign in, pause, a call, a mark, an answer, sign out', full, async ({ visit }) => {
      const visitor = await visit(engine)
      const desk = (name: string) => `a[href="/dashboard/${name}"]`
      await visitor.open('/login')
      await visitor.has('main form', 'data-ready', '')
      await visitor.fill('#sign-in-email', site.demo.email.admin)
      await visitor.fill('#sign-in-password', 'wrong')
      await visitor.press('Enter')
      await visitor.reads(toast, 'Invalid Credentials')
      await visitor.fill('#sign-in-password', site.demo.password)
      await visitor.press('Enter')
      await visitor.isAt('/dashboard')
      await visitor.reads(toast, 'Login Successful')
      await visitor.click(button('Pause live'))
      await visitor.sees(button('Resume live'))
      await visitor.click(desk('virtual-assistant'))
      await visitor.click('main li a[href*="call=c402"]')
      await visitor.isAt(/call=c402/)
      await visitor.click(desk('qams'))
      await visitor.click({ css: 'article button', named: 'Overrule the mark' })
      await visitor.waitFor(
        () => document.activeElement?.matches('article textarea, article input') ?? false,
        null,
      )
      await visitor.typeAnew('She reads it out')
      await visitor.click({ css: 'article button', named: 'Save the mark' })
      await visitor.reads('article', 'Miss to Pass. She reads it out')
      await visitor.click(desk('zapra'))
      await visitor.click('main li a[href*="conversation=z1"]')
      await visitor.click({ css: 'main button', named: 'Send as it is' })
      await visitor.reads('main ol[aria-label=Messages]', 'I have taken this over, Deepa.')
      await visitor.click('aside button[aria-expanded], aside button[popovertarget]')
      await visitor.click(button('Sign out'))
      await visitor.isAt('/login')
    })

    test(
      'the sales desk on a phone: a lead is opened, answered, and found again',
      full,
      async ({ visit, leadDesk, mailbox }) => {
        const lead = {
          name: 'Nandini Rao',
          email: 'nandini@kaveri.example',
          company: 'Kaveri Bank',
          message: 'We answer about 40,000 calls a month.',
        }
        const row = 'a[id^=row-]'
        await sendLead(leadDesk, lead)
        const link = new URL(await invitationFor(leadDesk, 'asha@orvani.example', 'owner'))
        const visitor = await visit(engine, phone)
        await visitor.page.goto(leadDesk.origin + link.pathname + link.hash)
        await visitor.click(button('Sign in with this link'))
        await visitor.reads(row, lead.message)
        await visitor.click(row)
        await visitor.hasFocusOn({ css: 'h2', named: lead.name })
        await visitor.click(button('Answer'))
        await visitor.fill('textarea', 'Yes, we can.')
        await visitor.click(button('Send the answer'))
        await visitor.reads('main', 'You answered')
        expect((await mailbox.waitForMail({ to: lead.email })).mail.text).toContain('Yes, we can.')
        await visitor.click({ css: 'main a', named: 'Leads' })
        await visitor.hasFocusOn(row)
        await visitor.reads(row, 'Answered after')
        expect(await visitor.page.messages()).toEqual([])
      },
    )
  })
