import type { ListedArticle } from '../../../content/articles/listed-article.ts'
import type { ArticleFilter, SearchedArticle } from './article-filter.ts'
import { find } from './find-element.ts'
import type { Outcome, Results } from './results-of-every-page.tsx'

export interface EveryPageSearch {
  /**
   * Shows in place of the page’s own list what the filter finds on all pages. Reports `loading` and perhaps `failed`
   * where the articles have to be fetched first; a later call silences an earlier one.
   */
  show: (filter: ArticleFilter, report: (outcome: Outcome | 'loading' | 'failed') => void) => void
  /** Shows the page’s own list again. */
  leave: () => void
  /** Whether what failed would fail again until the page is loaded anew. */
  isStuck: () => boolean
}

/**
 * The search through all articles where the page lists some of them, `undefined` where it lists all. `featured` is the
 * article above the list.
 */
export function searchEveryPage(
  root: HTMLElement,
  featured: SearchedArticle | null,
): EveryPageSearch | undefined {
  const own = find(root, '[data-list]')
  const { index } = own.dataset
  if (index === undefined) return undefined
  const ofOwn = [own, find(root, '[data-pages]')]
  const failed = find(root, '[data-failed]')
  const more = find(root, '[data-more]')
  let results: Results | undefined
  let calls = 0
  let isStuck = false

  const hide = (elements: HTMLElement[], hidden: boolean) => {
    for (const element of elements) element.hidden = hidden
  }

  async function load(address: string): Promise<Results> {
    // The data first, because it can be asked for again: some browsers never retry a module that could not be loaded.
    const articles = await allArticles(address)
    isStuck = true
    const { resultsOfEveryPage } = await import('./results-of-every-page.tsx')
    isStuck = false
    return resultsOfEveryPage({ articles, featured, own, more })
  }

  function show(filter: ArticleFilter, report: (outcome: Outcome | 'loading' | 'failed') => void) {
    calls += 1
    const call = calls
    const present = (loaded: Results) => {
      results = loaded
      if (call !== calls) return
      hide([...ofOwn, failed], true)
      report(loaded.show(filter))
    }
    if (results) return present(results)
    report('loading')
    load(index ?? '').then(present, () => {
      if (call !== calls) return
      hide(ofOwn, true)
      failed.hidden = false
      report('failed')
    })
  }

  function leave() {
    calls += 1
    results?.leave()
    failed.hidden = true
    hide(ofOwn, false)
  }

  return { show, leave, isStuck: () => isStuck }
}

/** Every article, newest first; in development there is no file of them. Rejects where they cannot be loaded. */
async function allArticles(address: string): Promise<readonly ListedArticle[]> {
  if (import.meta.env.DEV) return (await import('./articles.ts')).articles
  // It may have been fetched before there were more.
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as ListedArticle[]
}
