import { site } from '../../../common/brand/site.ts'
import {
  engineTest as test,
  expect,
  journeyEngines,
  phone,
  titleOf,
  type OpenVisitor,
} from '../support/engine-test.ts'
import type { EngineName } from '../../../tools/engines/find-engine.ts'
import type { Visitor } from '../support/visitor.ts'

const toast = '[data-tone]'

/** Signs in by choosing a demo account, as a visitor does. */
async function signIn(visit: OpenVisitor, engine: EngineName, size?: typeof phone): Promise<Visitor> {
  const visitor = await visit(engine, size ? { size } : {})
  await visitor.open('/login#demo-accounts')
  const began = Date.now()
  await visitor.click('#demo-accounts button[type=submit]')
  await expect.poll(() => visitor.address()).toBe('/dashboard')
  expect(Date.now() - began).toBeGreaterThanOrEqual(1000)
  await visitor.sees('h1')
  return visitor
}

const desk = (name: string) => `a[href="/dashboard/${name}"]`

for (const engine of journeyEngines) {
  test.describe(titleOf(engine), { tag: '@full' }, () => {
    test('a wrong password is answered with the fixed words; the right one opens the portal, with the toast', async ({
      visit,
    }) => {
      const visitor = await visit(engine)
      await visitor.open('/login')
      await visitor.hasAttribute('main form', 'data-ready', '')
      await visitor.fill('#sign-in-email', site.demo.email.user)
      await visitor.fill('#sign-in-password', 'wrong')
      await visitor.key('Enter')
      await visitor.reads(toast, 'Invalid Credentials')
      await visitor.reads(toast, 'Please use the demo accounts or check your credentials.')
      expect(await visitor.address()).toBe('/login')
      await visitor.fill('#sign-in-password', site.demo.password)
      await visitor.key('Enter')
      await expect.poll(() => visitor.address()).toBe('/dashboard')
      await visitor.reads(toast, 'Login Successful')
      await visitor.reads(toast, 'Welcome back, Business User!')
      expect(await visitor.tab.evaluate(() => localStorage.getItem('currentUser'), null)).toContain(
        'Business User',
      )
    })

    test('the overview goes on in seconds, stands still when paused, and follows a call by key', async ({
      visit,
    }) => {
      const visitor = await signIn(visit, engine)
      await visitor.reads('h1', 'Tuesday, 11:4')
      await visitor.click({ css: 'button', named: 'Pause live' })
      await visitor.sees({ css: 'button', named: 'Resume live' })
      await visitor.focus('[role=slider], [type=range]')
      await visitor.key('End')
      await visitor.reads('main', 'Yes, in four days.')
    })

    test('calls: a filter, a call by its row, and both in the address', async ({ visit }) => {
      const visitor = await signIn(visit, engine)
      await visitor.click(desk('virtual-assistant'))
      await visitor.reads('h1', 'Live calls')
      await visitor.click({ css: 'main button', named: 'Needs you 2' })
      await expect.poll(() => visitor.address()).toBe('/dashboard/virtual-assistant?filter=needs-you')
      await visitor.click('main li a[href*="call=c402"]')
      await expect.poll(() => visitor.address()).toContain('call=c402')
    })

    test('quality: a mark is overruled with a reason, which is asked for', async ({ visit }) => {
      const visitor = await signIn(visit, engine)
      await visitor.click(desk('qams'))
      await visitor.reads('article h2', 'Farida S.')
      await visitor.click({ css: 'article button', named: 'Overrule the mark' })
      // The reason has the focus and holds what was heard.
      await visitor.waitFor(
        () => document.activeElement?.matches('article textarea, article input') ?? false,
        null,
      )
      await visitor.emptyFocused()
      await visitor.click({ css: 'article button', named: 'Save the mark' })
      await visitor.reads('article', 'A reason is required')
      await visitor.tab.type('She reads it out')
      await visitor.click({ css: 'article button', named: 'Save the mark' })
      await visitor.reads('article', 'Overruled by System Administrator: Miss to Pass. She reads it out')
    })

    test('inbox on a phone: the suggestion is sent and the customer writes back', async ({ visit }) => {
      const visitor = await signIn(visit, engine, phone)
      await visitor.click(desk('zapra'))
      await visitor.reads('h1', 'Inbox')
      await visitor.click('main li a[href*="conversation=z1"]')
      const send = { css: 'main button', named: 'Send as it is' }
      await visitor.click(send)
      await visitor.seesNot(send)
      await visitor.reads('main ol[aria-label=Messages]', 'I have taken this over, Deepa.')
      await visitor.reads('main ol[aria-label=Messages]', 'Thank you. I will wait till 4:35 then.')
    })

    test('team and access, and signing out', async ({ visit }) => {
      const visitor = await signIn(visit, engine)
      await visitor.click(desk('team'))
      await visitor.reads('h1', 'Team and access')
      await visitor.click('aside button[aria-expanded], aside button[popovertarget]')
      await visitor.click({ css: 'button', named: 'Sign out' })
      await expect.poll(() => visitor.address()).toBe('/login')
      expect(await visitor.tab.evaluate(() => localStorage.getItem('currentUser'), null)).toBeNull()
    })
  })
}
