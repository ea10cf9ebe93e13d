import type { Page } from '@playwright/test'
import type { Article } from '../../site/content/articles/parse-article.ts'
import { ContactPage } from './contact-page.ts'

/** Address of an article. */
export const addressOf = ({ id }: Pick<Article, 'id'>) => `/blog/${id}`

/** The blog as a visitor meets it. */
export class BlogPage {
  readonly search
  readonly status
  readonly list
  readonly lead
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.search = page.getByRole('searchbox', { name: 'Search articles' })
    this.status = page.locator('#articles').getByRole('status')
    this.list = page.locator('#articles').getByRole('article')
    this.lead = page.locator('li[data-lead]')
  }

  async open(search = '') {
    await this.page.goto(`/blog${search}`)
    await new ContactPage(this.page).untilReady()
  }

  category(name: string) {
    return this.page.getByRole('group', { name: 'Category' }).getByRole('button', { name })
  }

  /** Addresses of the reachable articles: the featured one above, and those in the list. */
  async reachable() {
    const links = this.page.getByRole('main').locator('a[href^="/blog/"]:not(nav a):visible')
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  }
}
