import { sendLead } from '../../support/sales-team.ts'
import { engineTest as test, expect, journeyEngines, phone, titleOf } from '../support/engine-test.ts'
import { invitationFor } from '../../support/operator.ts'

const lead = {
  name: 'Nandini Rao',
  email: 'nandini@kaveri.example',
  company: 'Kaveri Bank',
  message: 'We answer about 40,000 calls a month.',
}

for (const engine of journeyEngines) {
  test.describe(titleOf(engine), { tag: '@full' }, () => {
    test('the sales desk on a phone: in by a link, a lead is opened and answered, and back at its row', async ({
      visit,
      leadDesk,
      mailbox,
    }) => {
      await sendLead(leadDesk, lead)
      const link = new URL(await invitationFor(leadDesk, 'asha@orvani.example', 'owner'))
      const visitor = await visit(engine, { size: phone })
      await visitor.tab.goto(leadDesk.origin + link.pathname + link.hash)
      await visitor.click({ css: 'button', named: 'Sign in with this link' })
      await visitor.reads('h1', 'New')
      expect(await visitor.address()).toBe('/desk')

      const row = 'a[id^=row-]'
      await visitor.reads(row, lead.message)
      await visitor.click(row)
      await visitor.hasFocusOn({ css: 'h2', named: lead.name })
      await visitor.click({ css: 'button', named: 'Answer' })
      await visitor.hasFocusOn('textarea')
      await visitor.fill('textarea', 'Yes, we can.')
      expect(
        await visitor.tab.evaluate(() => document.documentElement.scrollWidth - innerWidth, null),
      ).toBeLessThanOrEqual(0)
      await visitor.click({ css: 'button', named: 'Send the answer' })
      await visitor.reads('main', 'You answered')
      const { mail } = await mailbox.waitForMail({ to: lead.email })
      expect(mail.text).toContain('Yes, we can.')
      await visitor.reads('[aria-label="About this lead"]', 'Answer to the visitor')

      await visitor.click({ css: 'main a', named: 'Leads' })
      await visitor.hasFocusOn(row)
      await visitor.reads(row, 'Answered after')
      expect(await visitor.tab.messages()).toEqual([])
    })
  })
}
