import { articles } from '../../../site/content/articles/article-files.ts'
import { estimateOf } from '../../support/estimate.ts'
import { linksInMail } from '../../support/newsletter-mail.ts'
import { engineTest as test, expect, journeyEngines, phone, titleOf } from '../support/engine-test.ts'
import { subscriberStates } from '../../support/operator.ts'

for (const engine of journeyEngines) {
  test.describe(titleOf(engine), { tag: '@full' }, () => {
    test('the estimator counts what is typed, dragged and moved by key, and keeps it in the address', async ({
      visit,
    }) => {
      const visitor = await visit(engine)
      await visitor.open('/offers')
      await visitor.fill('#volume-voice', '16000')
      await visitor.reads('#estimate', estimateOf('voice', 16_000).says)
      await visitor.reads('#estimate', estimateOf('voice', 16_000).shown)
      await visitor.focus('#estimate [data-bot=voice] [type=range]')
      await visitor.hasFocusOn('#estimate [data-bot=voice] [type=range]')
      await visitor.key('ArrowRight')
      await visitor.reads('#estimate', estimateOf('voice', 16_250).says)
      await expect.poll(() => visitor.address()).toBe('/offers?voice=16250')
      await visitor.fill('#volume-voice', 'lots')
      await visitor.reads('#estimate', 'Enter the minutes in digits, like 16,000.')
      await visitor.open('/offers?voice=13000#estimate')
      await visitor.reads('#estimate', estimateOf('voice', 13_000).says)
    })

    test('the blog finds what is typed, in a category, and says when there is nothing', async ({ visit }) => {
      const visitor = await visit(engine, { size: phone })
      await visitor.open('/blog')
      const status = '#articles [role=status]'
      await visitor.reads(status, `${articles.length} articles`)
      await visitor.fill('main input[type=search]', 'CHEQUE')
      await visitor.reads(status, '1 article')
      await expect.poll(() => visitor.address()).toBe('/blog?q=CHEQUE')
      await visitor.click('[data-category=news]')
      await visitor.reads('#articles', 'Nothing matches “CHEQUE” in News.')
      await visitor.click({ css: 'main button', named: 'Search every category' })
      await visitor.reads(status, '1 article')
      await visitor.open('/blog?category=news')
      await visitor.hasAttribute('[data-category=news]', 'aria-pressed', 'true')
    })

    test('the newsletter: a wrong address is told, a right one is stored, mailed and confirmed', async ({
      visit,
      leadDesk,
      mailbox,
    }) => {
      const email = 'nandini.r@kaveribank.example'
      const visitor = await visit(engine)
      await visitor.open('/blog')
      await visitor.click('main [type=email]')
      await visitor.hasAttribute('main form:has([type=email])', 'data-ready', '')
      await visitor.fill('main [type=email]', 'nandini')
      await visitor.key('Enter')
      await visitor.reads('main form:has([type=email])', 'Valid email is required')
      await visitor.fill('main [type=email]', email)
      await visitor.click({ css: 'main button', named: 'Subscribe' })
      await visitor.waitFor(
        () => document.querySelector('main')?.textContent.includes('Nearly there') ?? false,
        null,
      )
      expect(await subscriberStates(leadDesk)).toEqual(['pending'])
      const { confirm } = await linksInMail(mailbox, email)
      await visitor.open(confirm)
      await visitor.click({ css: 'main button', named: 'Confirm subscription' })
      await visitor.reads('h1', 'You are on the list')
      expect(await subscriberStates(leadDesk)).toEqual(['confirmed'])
    })
  })
}
