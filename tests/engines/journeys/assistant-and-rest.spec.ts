import { articles } from '../../../site/content/articles/article-files.ts'
import { estimateOf } from '../../support/estimate.ts'
import { engineTest as test, expect, journeyEngines, phone, titleOf } from '../support/engine-test.ts'

for (const engine of journeyEngines) {
  test.describe(titleOf(engine), { tag: '@full' }, () => {
    test('the hero’s button opens the assistant, which is ready to be asked, and Close closes it', async ({
      visit,
    }) => {
      const visitor = await visit(engine, { size: phone })
      await visitor.open('/')
      await visitor.click({ css: 'main button', named: 'Start Your Journey' })
      await visitor.sees('#agent-dialog')
      await visitor.sees('#agent-dialog iframe')
      await visitor.click({ css: '#agent-dialog button', named: 'Close' })
      await visitor.seesNot('#agent-dialog')
      await visitor.hasFocusOn({ css: 'main button', named: 'Start Your Journey' })
    })

    test('the assistant answers from the site, works out a price, and says when it does not know', async ({
      visit,
    }) => {
      const visitor = await visit(engine)
      await visitor.tab.goto(`${visitor.origin}/agent`)
      const question = 'section form input'
      for (const [asked, answer] of [
        ['Can I cancel anytime?', 'Cancel at any time in account settings.'],
        ['what would 18,000 minutes cost?', estimateOf('voice', 18_000).shown],
        ['Do you have an office in Kochi?', 'I found no answer to that on this site'],
      ] as const) {
        await visitor.fill(question, asked)
        await visitor.key('Enter')
        await visitor.reads('main ol > li:last-child', answer)
      }
      await visitor.click({ css: 'main button', named: 'Contact Sales' })
      await visitor.sees('#contact-dialog')
      expect(await visitor.valueOf('#contact-dialog [name=message]')).toBe('Do you have an office in Kochi?')
    })

    test('an unknown path has the fixed words and a way home, and is logged', async ({ visit }) => {
      const visitor = await visit(engine)
      await visitor.open('/no/such-page')
      await visitor.reads('h1', 'Oops! Page not found')
      await expect.poll(async () => (await visitor.tab.messages()).join()).toContain('/no/such-page')
      await visitor.click('main a[href="/"]')
      await expect.poll(() => visitor.address()).toBe('/')
    })

    test('with script off: words and articles are there, the newsletter’s form works, the portal says what it needs', async ({
      visit,
    }) => {
      const visitor = await visit(engine, { size: phone, scripts: false })
      await visitor.tab.goto(`${visitor.origin}/blog`)
      const links = await visitor.tab.evaluate(
        () => [...document.querySelectorAll('main article a')].map((link) => link.getAttribute('href')),
        null,
      )
      expect(new Set(links)).toEqual(new Set(articles.map(({ id }) => `/blog/${id}`)))
      await visitor.seesNot('main input[type=search]')
      await visitor.fill('main [type=email]', 'nandini.r@kaveribank.example')
      await visitor.key('Enter')
      await visitor.reads('h1', 'Check your email')
      await visitor.tab.goto(`${visitor.origin}/login`)
      await visitor.sees({ css: 'p', named: 'The demo needs JavaScript, which is not running here.' })
      await visitor.tab.goto(`${visitor.origin}/`)
      await visitor.click({ css: 'header button', named: 'Menu' })
      await visitor.sees('#mobile-menu')
    })
  })
}
