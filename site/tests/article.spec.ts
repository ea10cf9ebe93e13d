import { articles } from '../content/articles/article-files.ts'
import type { Article } from '../content/articles/parse-article.ts'
import { site } from '../../common/brand/site.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const [article, next] = articles as [Article, Article, ...Article[]]
const path = `/blog/${article.id}`
const address = new URL(path, site.origin).href

test('it can be read to its end, and leads to the next article', { tag: '@full' }, async ({ page }) => {
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title)
  const figures = main.getByRole('figure').filter({ hasText: /^.*Figure \d+\./s })
  for (const [place, figure] of (await figures.all()).entries())
    await expect(figure).toContainText(`Figure ${place + 1}.`)

  const note = main.getByRole('link', { name: 'Note 1', exact: true })
  await note.click()
  await expect(page).toHaveURL(`${path}#note-1`)
  await main.getByRole('link', { name: 'Back to note 1 in the text' }).click()
  await expect(note).toBeInViewport()

  await main.getByRole('link', { name: next.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.title)
})

test('every article ends with the newsletter and a demo', { tag: '@full' }, async ({ request }) => {
  for (const { id } of articles) {
    const html = await (await request.get(`/blog/${id}`)).text()
    const end = html.slice(html.indexOf('</article>'), html.indexOf('</main>'))
    expect.soft(end, id).toMatch(/>Subscribe<[^]*>Schedule Demo</)
  }
})

test('the contents list follows the reading position', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await new ContactPage(page).untilReady()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const [first, , third] = article.body.sections
  await expect(contents.locator('[aria-current]')).toHaveText(first?.title ?? '')
  await contents.getByRole('link', { name: third?.title ?? '' }).press('Enter')
  await expect(contents.locator('[aria-current]')).toHaveText(third?.title ?? '')
  await expect(page.getByRole('heading', { level: 2, name: third?.title ?? '' })).toBeInViewport()
})

test(
  'it can be shared by link, by mail and by two services, each with its own address',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${path}#note-1`)
    await new ContactPage(page).untilReady()
    const share = page.getByRole('list', { name: 'Share' })
    await share.getByRole('button', { name: 'Copy link' }).click()
    await expect(share.getByRole('button', { name: 'Copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname + new URL(copied).hash).toBe(path)

    const hrefOf = async (name: string) =>
      new URL((await share.getByRole('link', { name }).getAttribute('href')) ?? '')
    expect((await hrefOf('Email')).searchParams.get('body')).toBe(address)
    expect((await hrefOf('WhatsApp')).searchParams.get('text')).toBe(`${article.title} ${address}`)
    expect((await hrefOf('LinkedIn')).searchParams.get('url')).toBe(address)
  },
)

test.describe('on a touch screen with a share sheet of its own', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the button opens the share sheet', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => Promise.resolve(Object.assign(globalThis, { shared: data })),
      })
    })
    await page.goto(path)
    await new ContactPage(page).untilReady()
    await page.getByRole('button', { name: 'Send it on' }).click()
    const shared = await page.evaluate(() => Reflect.get(globalThis, 'shared') as ShareData)
    expect(shared.title).toBe(article.title)
    expect(new URL(shared.url ?? '').pathname).toBe(path)
  })
})

test(
  'in print it is only the text, without header, contents and further reading',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden()
    await expect(page.getByText('Next article')).toBeHidden()
    await expect(page.getByText('Notes and sources')).toBeVisible()
  },
)

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('it reads the same, without buttons that cannot work', { tag: '@full' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('article').first()).toContainText(article.body.sections.at(-1)?.title ?? '')
    await expect(page.getByRole('list', { name: 'Share' }).getByRole('button')).toBeHidden()
    await expect(page.getByRole('list', { name: 'Share' }).getByRole('link')).toHaveCount(3)
  })
})

test(
  'a missing article shows the 404 page, also after script has started',
  { tag: '@full' },
  async ({ page }) => {
    const answer = await page.goto('/blog/no-such-article')
    expect(answer?.status()).toBe(404)
    await new ContactPage(page).untilReady()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  },
)
