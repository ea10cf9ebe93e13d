import { expect, test } from '@playwright/test'
import { articles } from '../../../content/articles/article-files.ts'
import type { Article } from '../../../content/articles/parse-article.ts'
import { violations } from '../../support/axe.ts'
import { addressOf, BlogPage } from '../../support/blog-page.ts'
import { cardsOnPage } from '../../support/build-without-lead-desk.ts'
import { ContactPage } from '../../support/contact-page.ts'
import type { StaticHost } from '../../support/static-host.ts'

/** A blog of several pages. `host` answers the host once it serves. */
export function blogTests(host: () => StaticHost): void {
  test.describe('a blog of several pages', () => {
    const [featured, ...listed] = articles as [Article, ...Article[]]
    const pages = Math.ceil(listed.length / cardsOnPage)
    const oldest = listed.at(-1) ?? featured

    // Otherwise the consent question would cover what is pressed, as soon as the page scrolls.
    test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('analyticsConsent', 'no')))

    test('each article stands on one of the pages, which lead to one another without any script', async ({
      browser,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      const reached: (string | null)[] = []
      await page.goto(`${host().origin}/blog`)
      const older = page.getByRole('link', { name: 'Older articles' })
      for (let at = 1; ; at += 1) {
        reached.push(...(await new BlogPage(page).reachable()))
        await expect(page.getByRole('link', { name: `Page ${at}`, exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        )
        if (at === pages) break
        await older.click()
        await expect(page).toHaveURL(`${host().origin}/blog/page/${at + 1}`)
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
      const blog = new BlogPage(page, `${host().origin}/blog`)
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

    test('a card among the results is the same as on its page', async ({ page }) => {
      const blog = new BlogPage(page, `${host().origin}/blog/page/2`)
      await blog.open()
      const card = blog.list.first()
      const built = await card.evaluate(elementsOf)
      await blog.search.fill(await card.getByRole('link').innerText())
      await expect(blog.lead).toHaveCount(1)
      expect(await blog.lead.locator('article').evaluate(elementsOf)).toEqual(built)
    })

    test('the filter in any page’s address is kept, and a failed load can be tried again', async ({
      page,
    }) => {
      await page.route('**/blog/articles.json', (route) => route.abort())
      const blog = new BlogPage(page, `${host().origin}/blog/page/2`)
      await blog.open(`?category=${oldest.category}`)
      await expect(
        page.getByRole('heading', { name: 'The other articles could not be loaded.' }),
      ).toBeVisible()
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
      await expect(page).toHaveURL(`${host().origin}/blog/page/2?category=${oldest.category}`)
      await page.getByRole('button', { name: /^All/ }).click()
      await expect(blog.list).toHaveCount(cardsOnPage)
      await expect(page).toHaveURL(`${host().origin}/blog/page/2`)
    })

    test('with too many pages for the host’s rules, blog pages carry their own policy, which is enforced', async ({
      page,
    }) => {
      const messages: string[] = []
      page.on('console', (message) => messages.push(message.text()))
      const answer = await page.goto(host().origin + addressOf(oldest))
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
}

/** Every element in `card` with its attributes, then its words; styles as the browser writes them. */
function elementsOf(card: HTMLElement): string[] {
  const elements = [card, ...card.querySelectorAll<HTMLElement>('*')].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      name === 'style' ? element.style.cssText : `${name}=${value}`,
    )
    return [element.tagName, ...attributes.toSorted()].join(' ')
  })
  return [...elements, card.innerText]
}
