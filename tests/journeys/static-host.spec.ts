import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { articles } from '../../content/articles/article-files.ts'
import type { Article } from '../../content/articles/parse-article.ts'
import { violations } from '../support/axe.ts'
import { addressOf, BlogPage } from '../support/blog-page.ts'
import { ContactPage, nandini } from '../support/contact-page.ts'
import { EmailCloud } from '../support/email-cloud.ts'
import { buildWithoutLeadDesk, cardsOnPage } from '../support/build-without-lead-desk.ts'
import { StaticHost } from '../support/static-host.ts'

// One build for all of them: it takes longer than they do.
test.describe.configure({ mode: 'default' })

let folder: string
let cloud: EmailCloud
let host: StaticHost

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'cloud-build-'))
  cloud = await EmailCloud.open()
  host = await StaticHost.serve(await buildWithoutLeadDesk(cloud.origin, folder))
})
test.afterAll(async () => {
  await host.close()
  await cloud.close()
  await rm(folder, { recursive: true, force: true })
})

test('one setting sends leads from a plain static host to the provider’s cloud', async ({ page }) => {
  const contact = new ContactPage(page)
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await page.goto(host.origin)
  await contact.open()
  await contact.fill()

  cloud.answerWith(429)
  await contact.submit.click()
  await expect(contact.toast).toContainText('Error Sending Message')
  expect(await contact.values()).toEqual(nandini)
  expect(refused.filter((text) => text.includes('Content Security Policy'))).toEqual([])

  cloud.answerWith(200)
  await contact.submit.click()
  await expect(contact.toast).toContainText('Message Sent Successfully!')
  expect(cloud.preflights).toBeGreaterThanOrEqual(1)
  expect(cloud.calls).toHaveLength(2)
  expect(cloud.calls[1]).toMatchObject({
    lib_version: '4.4.1',
    template_params: { from_email: nandini.email },
  })

  // The newsletter has no lead desk either: it takes the same way, by a template of its own.
  await page.goto(`${host.origin}/blog`)
  const form = page.getByRole('main').locator('form', { has: page.getByLabel('Your email') })
  await new ContactPage(page).untilReady()
  await form.getByLabel('Your email').hover()
  await expect(form).toHaveAttribute('data-ready', '')
  await form.getByLabel('Your email').fill(nandini.email)
  cloud.answerWith(429)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'still here' })).toBeVisible()
  cloud.answerWith(200)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status').filter({ hasText: nandini.email })).toBeVisible()
  expect(cloud.calls).toHaveLength(4)
  expect(cloud.calls[3]).toMatchObject({
    template_id: 'newsletter-subscription',
    template_params: { from_email: nandini.email, page: '/blog' },
  })
})

/** Stands in for Google’s tag, which sets cookies when it loads. Answers the addresses asked for. */
async function googleTag(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: "document.cookie = '_ga=GA1.1; path=/'" })
  })
  return asked
}

/** The words of the page for Google’s tag that name an event. */
const events = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((words) => Array.from(words as ArrayLike<unknown>))
      .filter(([word]) => word === 'event'),
  )

const consentPanel = (page: Page) => page.getByRole('dialog', { name: 'May we count the pages you open?' })

/** Looks past the page’s first section, once the page has started. */
async function readOn(page: Page): Promise<void> {
  await new ContactPage(page).untilReady()
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
}

test('Google Analytics loads for who agrees, counts this page too, and goes when consent is withdrawn', async ({
  page,
  context,
}) => {
  const asked = await googleTag(page)
  const panel = consentPanel(page)
  await page.goto(`${host.origin}/about?utm_source=letter&name=Nandini`)
  await expect(page.getByRole('button', { name: 'Cookies' })).toBeAttached({ timeout: 20_000 })
  await expect(panel).toBeHidden()
  await readOn(page)
  await expect(panel).toBeVisible()
  expect(await violations(page, '[aria-labelledby=consent-title]')).toEqual([])
  const looks = await panel.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { color, backgroundColor, boxShadow, fontWeight, width, height } = getComputedStyle(button)
      return [color, backgroundColor, boxShadow, fontWeight, width, height]
    }),
  )
  expect(looks).toHaveLength(2)
  expect(looks[1]).toEqual(looks[0])
  expect([asked, await context.cookies()]).toEqual([[], []])

  await panel.getByRole('button', { name: 'Count pages' }).click()
  await expect(panel).toBeHidden()
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
  expect(await events(page)).toEqual([
    ['event', 'page_view', { page_location: `${host.origin}/about?utm_source=letter`, page_referrer: '' }],
  ])
  await expect.poll(async () => (await context.cookies()).length).toBe(1)

  await page.goto(`${host.origin}/offers`)
  await expect.poll(() => events(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Cookies' }).click()
  await expect(panel).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cookies' })).toBeFocused()
  expect(await context.cookies()).toEqual([])
})

test('a press in the moment in which the question comes is no answer to it', async ({ page }) => {
  const panel = consentPanel(page)
  await page.goto(`${host.origin}/about`)
  await expect(page.getByRole('button', { name: 'Cookies' })).toBeAttached({ timeout: 20_000 })
  // Its first half second, for as long as the test needs.
  await page.locator('[aria-labelledby=consent-title]').evaluate((question) => {
    const shown = new MutationObserver(() => question.getAnimations().forEach((moment) => moment.pause()))
    shown.observe(question, { attributeFilter: ['hidden'] })
  })
  await readOn(page)
  await expect(panel).toBeVisible()
  const answer = await panel.getByRole('button', { name: 'Do not count' }).boundingBox()
  if (!answer) throw new Error('The answer has no place')
  const press = () => page.mouse.click(answer.x + answer.width / 2, answer.y + answer.height / 2)
  await press()
  await expect(panel).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('analyticsConsent'))).toBeNull()

  await panel.evaluate((question) => question.getAnimations().forEach((moment) => moment.finish()))
  await press()
  await expect(panel).toBeHidden()
})

test('the privacy policy says who counts, and what is kept in the browser for it', async ({ page }) => {
  await page.goto(`${host.origin}/privacy-policy`)
  await expect(page.locator('#cookies')).toContainText('only if you agree that Google Analytics counts')
  await expect(page.getByText('neither ours nor anyone else’s')).toHaveCount(0)
})

test('who refuses is not asked again, and nothing is loaded', async ({ page }) => {
  const asked = await googleTag(page)
  await page.goto(`${host.origin}/about`)
  await readOn(page)
  await consentPanel(page).getByRole('button', { name: 'Do not count' }).click()
  await page.goto(`${host.origin}/offers`)
  await readOn(page)
  await expect(page.getByRole('button', { name: 'Cookies' })).toBeAttached()
  await expect(consentPanel(page)).toBeHidden()
  expect(asked).toEqual([])
})

test('who asks not to be tracked is not asked about it either', async ({ page }) => {
  const asked = await googleTag(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(`${host.origin}/about`)
  await readOn(page)
  await expect(page.getByRole('button', { name: 'Cookies' })).toHaveCount(0)
  expect(asked).toEqual([])
})

test.describe('a blog of several pages', () => {
  const [featured, ...listed] = articles as [Article, ...Article[]]
  const pages = Math.ceil(listed.length / cardsOnPage)
  const oldest = listed.at(-1) ?? featured

  // Else the question comes over what is pressed, as soon as a press has scrolled the page.
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('analyticsConsent', 'no')))

  test('each article stands on one of the pages, which lead to one another without any script', async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    const reached: (string | null)[] = []
    await page.goto(`${host.origin}/blog`)
    const older = page.getByRole('link', { name: 'Older articles' })
    for (let at = 1; ; at += 1) {
      reached.push(...(await new BlogPage(page).reachable()))
      await expect(page.getByRole('link', { name: `Page ${at}`, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      if (at === pages) break
      await older.click()
      await expect(page).toHaveURL(`${host.origin}/blog/page/${at + 1}`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`/blog/page/${at + 1}$`),
      )
      await expect(page).toHaveTitle(new RegExp(`page ${at + 1} of ${pages}`))
    }
    expect(reached).toEqual(articles.map(addressOf))
    await expect(older).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Newer articles' })).toHaveAttribute(
      'href',
      `/blog/page/${pages - 1}`,
    )
    await page.close()
  })

  test('the search and the categories look through all pages; what they need is fetched at first use', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/blog/articles.json')) asked.push(request.url())
    })
    const blog = new BlogPage(page, `${host.origin}/blog`)
    await blog.open()
    await expect(blog.status).toHaveText(`${articles.length} articles`)
    expect(asked).toEqual([])

    await blog.search.fill(oldest.title)
    await expect(blog.status).toHaveText('1 article')
    expect(await blog.reachable()).toEqual([addressOf(featured), addressOf(oldest)])
    await expect(blog.lead.getByRole('article', { name: oldest.title })).toContainText(oldest.finding.says)
    await expect(page.getByRole('navigation', { name: 'Pages of articles' })).toBeHidden()

    await blog.search.fill('')
    await expect(blog.list).toHaveCount(cardsOnPage)
    await expect(blog.status).toHaveText(`${articles.length} articles`)
    await blog.search.fill('e')
    await expect(blog.list).toHaveCount(cardsOnPage)
    await page.getByRole('button', { name: 'Show more articles' }).click()
    await expect(blog.list).toHaveCount(cardsOnPage * 2)
    await expect(blog.list.nth(cardsOnPage).getByRole('link')).toBeFocused()
    expect(asked).toHaveLength(1)
    expect(await violations(page, '#articles')).toEqual([])
  })

  test('a card that was found is the card that its page shows', async ({ page }) => {
    const blog = new BlogPage(page, `${host.origin}/blog/page/2`)
    await blog.open()
    const card = blog.list.first()
    const built = await card.evaluate(elementsOf)
    await blog.search.fill(await card.getByRole('link').innerText())
    await expect(blog.lead).toHaveCount(1)
    expect(await blog.lead.locator('article').evaluate(elementsOf)).toEqual(built)
  })

  test('the filter in an address of any page is kept, and when its answer does not come one can try again', async ({
    page,
  }) => {
    await page.route('**/blog/articles.json', (route) => route.abort())
    const blog = new BlogPage(page, `${host.origin}/blog/page/2`)
    await blog.open(`?category=${oldest.category}`)
    await expect(page.getByRole('heading', { name: 'The other articles could not be loaded.' })).toBeVisible()
    await expect(blog.list).toHaveCount(0)
    const failedAgain = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Try again' }).click()
    await failedAgain
    await expect(blog.status).toHaveText('Not loaded, try again below')
    await page.unroute('**/blog/articles.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    const ofCategory = articles.filter(({ category }) => category === oldest.category)
    await expect(blog.status).toHaveText(`${ofCategory.length} articles`)
    await expect(blog.search).toBeFocused()
    await expect(page).toHaveURL(`${host.origin}/blog/page/2?category=${oldest.category}`)
    await page.getByRole('button', { name: /^All/ }).click()
    await expect(blog.list).toHaveCount(cardsOnPage)
    await expect(page).toHaveURL(`${host.origin}/blog/page/2`)
  })

  test('where there are too many pages for the host’s rules, those of the blog bring their policy, and it holds', async ({
    page,
  }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    const answer = await page.goto(host.origin + addressOf(oldest))
    expect(answer?.headers()['content-security-policy']).toBe("frame-ancestors 'none'")
    await new ContactPage(page).untilReady()
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective))
          fetch('https://elsewhere.example/').catch(() => undefined)
        }),
    )
    expect(refused).toBe('connect-src')
    expect(messages.filter((text) => !text.includes('elsewhere.example'))).toEqual([])
  })
})

/** Every element in `card` with its attributes, then its words: the same, however an attribute's text is written. */
function elementsOf(card: HTMLElement): string[] {
  const elements = [card, ...card.querySelectorAll<HTMLElement>('*')].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      name === 'style' ? element.style.cssText : `${name}=${value}`,
    )
    return [element.tagName, ...attributes.toSorted()].join(' ')
  })
  return [...elements, card.innerText]
}
