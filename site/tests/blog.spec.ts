import { articles } from '../content/articles/article-files.ts'
import type { Article } from '../content/articles/parse-article.ts'
import { site } from '../../common/brand/site.ts'
import { addressOf, BlogPage } from '../../tests/support/blog-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const [featured] = articles as [Article, ...Article[]]

test(
  'initially every article is listed once, the newest featured above the list',
  { tag: '@full' },
  async ({ page }) => {
    const blog = new BlogPage(page)
    await blog.open()
    expect(await blog.reachable()).toEqual(articles.map(addressOf))
    await expect(page.getByRole('article', { name: featured.title }).getByText('Featured')).toBeVisible()
    await expect(blog.status).toHaveText(`${articles.length} articles`)
    await expect(blog.lead).toHaveCount(0)
    for (const card of await blog.list.all())
      expect(
        await card.getByRole('list', { name: 'Tags' }).getByRole('listitem').count(),
      ).toBeLessThanOrEqual(3)
  },
)

test(
  'a tag is found in any letter case, even when its card does not show it, and the first result is large',
  { tag: '@full' },
  async ({ page }) => {
    const hidden = articles.find(({ id, tags }) => id !== featured.id && tags.length > 3)
    const tag = hidden?.tags[3] ?? ''
    const found = articles.filter(({ title, excerpt, tags }) =>
      [title, excerpt, ...tags].some((text) => text.toLowerCase().includes(tag.toLowerCase())),
    )
    const blog = new BlogPage(page)
    await blog.open()
    await blog.search.pressSequentially(tag.toUpperCase())
    await expect(page).toHaveURL(`/blog?${new URLSearchParams({ q: tag.toUpperCase() }).toString()}`)
    for (const { id, title } of found) {
      if (id !== featured.id) await expect(blog.list.filter({ hasText: title })).toBeVisible()
    }
    expect((await blog.reachable()).filter((href) => href !== addressOf(featured))).toEqual(
      found.filter(({ id }) => id !== featured.id).map(addressOf),
    )
    await expect(blog.lead).toHaveCount(found[0]?.id === featured.id ? 0 : 1)
  },
)

test('a category and words combine; Back undoes each choice of a category, but not single letters', async ({
  page,
}) => {
  const blog = new BlogPage(page)
  await blog.open('?utm_source=letter')
  await blog.category('AI').click()
  await expect(page).toHaveURL('/blog?utm_source=letter&category=ai')
  const ofAi = articles.filter(({ category }) => category === 'ai')
  await expect(blog.status).toHaveText(`${ofAi.length} articles, the first is featured above`)
  await expect(blog.list.filter({ hasText: featured.title })).toHaveCount(0)

  await blog.category('News').press('Enter')
  await blog.search.pressSequentially('switch')
  await expect(page).toHaveURL('/blog?utm_source=letter&category=news&q=switch')
  await expect(blog.status).toHaveText('1 article')
  await expect(blog.lead).toBeVisible()
  await expect(blog.category('News')).toHaveAttribute('aria-pressed', 'true')

  await page.goBack()
  await expect(page).toHaveURL('/blog?utm_source=letter&category=ai')
  await expect(blog.category('AI')).toHaveAttribute('aria-pressed', 'true')
  await expect(blog.search).toHaveValue('')
  await page.goForward()
  await expect(blog.search).toHaveValue('switch')
  await expect(blog.status).toHaveText('1 article')
})

test('a shared address shows the same articles', { tag: '@full' }, async ({ page }) => {
  const blog = new BlogPage(page)
  await blog.open('?q=switch&category=news')
  await expect(blog.search).toHaveValue('switch')
  await expect(blog.category('News')).toHaveAttribute('aria-pressed', 'true')
  await expect(blog.status).toHaveText('1 article')
})

test('a search without results says so and offers two ways on', { tag: '@full' }, async ({ page }) => {
  const blog = new BlogPage(page)
  await blog.open('?category=news')
  await blog.search.fill('cheque')
  await expect(page.getByRole('heading', { name: 'Nothing matches “cheque” in News.' })).toBeVisible()
  await expect(blog.status).toHaveText('0 articles')
  await page.getByRole('button', { name: 'Search every category' }).click()
  await expect(page).toHaveURL('/blog?q=cheque')
  await expect(blog.search).toBeFocused()
  await expect(blog.lead).toBeVisible()

  await blog.search.fill('gramophone')
  await expect(page.getByRole('heading', { name: 'Nothing matches “gramophone”.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search every category' })).toBeHidden()
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(blog.status).toHaveText(`${articles.length} articles`)
  await expect(blog.search).toBeFocused()
})

test('text typed before any script has loaded is searched for once it has', async ({ page }) => {
  const blog = new BlogPage(page)
  await page.goto('/blog')
  await blog.search.fill('cheque')
  await expect(blog.status).toHaveText('1 article')
  await expect(page).toHaveURL('/blog?q=cheque')
  await expect(blog.search).toHaveValue('cheque')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(blog.status).toHaveText(`${articles.length} articles`)
})

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('every article is listed, without controls that cannot work', { tag: '@full' }, async ({ page }) => {
    const blog = new BlogPage(page)
    await page.goto('/blog')
    expect(await blog.reachable()).toEqual(articles.map(addressOf))
    await expect(blog.search).toBeHidden()
    await expect(page.getByRole('group', { name: 'Category' })).toBeHidden()
  })
})

test('the page names both feeds, and they answer', { tag: '@full' }, async ({ page, request }) => {
  await page.goto('/blog')
  const links = await page
    .locator('link[rel=alternate]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('type') ?? '', link.getAttribute('href') ?? '']),
    )
  expect(links.map(([type]) => type)).toEqual(['application/rss+xml', 'application/atom+xml'])
  for (const [, href = ''] of links) {
    const answer = await request.get(href)
    expect(answer.headers()['content-type']).toContain('xml')
    expect(await answer.text()).toContain(new URL(addressOf(featured), site.origin).href)
  }
})
