import {
  type ArticleFilter,
  countText,
  isAtRest,
  matchesFilter,
  nothingText,
  type SearchedArticle,
} from './article-filter.ts'
import { find, setText } from './find-element.ts'
import type { Outcome } from './results-of-every-page.tsx'
import { searchEveryPage } from './search-every-page.ts'

/** How the visitor changed the filter: letter by letter, or by a choice to which Back should return. */
export type FilterChange = 'typed' | 'chosen'

export interface EnhancedFilter {
  /** Shows what the address asks for, or what was typed before script came. */
  start: (filter: ArticleFilter) => void
  /** Shows what the filter finds, as when the address has changed. */
  show: (filter: ArticleFilter) => void
}

/**
 * Makes the prerendered blog search: on the cards that are there, and where there are more pages, in the list of all
 * articles. `onChange` is called when the visitor changes the filter, after the page shows what it finds.
 */
export function enhanceBlogFilter(
  root: HTMLElement,
  onChange: (filter: ArticleFilter, change: FilterChange) => void,
): EnhancedFilter {
  const form = find(root, '[data-search]')
  const input = inputIn(form)
  const clear = find(form, '[data-clear]')
  const status = find(root, '[data-count]')
  const nothing = find(root, '[data-nothing]')
  const everyCategory = find(nothing, '[data-every-category]')
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-category]')]
  const above = root.querySelector<HTMLElement>('article[data-article]')
  const featured = above && articleIn(above)
  const everyPage = searchEveryPage(root, featured)
  const countAtRest = status.textContent
  const others = [...root.querySelectorAll<HTMLElement>('[data-list] > li')].map((item) => ({
    item,
    article: articleIn(item),
  }))
  let filter: ArticleFilter = { query: '', category: 'all' }

  function show(next: ArticleFilter) {
    filter = next
    if (input.value.trim() !== next.query.trim()) input.value = next.query
    clear.hidden = input.value === ''
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.dataset['category'] === next.category))

    if (everyPage && !isAtRest(next)) everyPage.show(next, (outcome) => report(next, outcome))
    else {
      everyPage?.leave()
      report(next, showHere(next))
    }
  }

  function showHere(next: ArticleFilter): Outcome {
    const featuredIsFirst = featured !== null && matchesFilter(featured, next)
    let count = featuredIsFirst ? 1 : 0
    for (const { item, article } of others) {
      const found = matchesFilter(article, next)
      item.hidden = !found
      // The list skips the first that is found: it stands large, unless it is the featured article.
      item.toggleAttribute('data-lead', found && count === 0 && !isAtRest(next))
      if (found) count += 1
    }
    return { count, featuredIsFirst }
  }

  function report(next: ArticleFilter, outcome: Outcome | 'loading' | 'failed') {
    if (typeof outcome === 'string') {
      setText(status, outcome === 'loading' ? 'Looking through all articles…' : 'Not loaded, try again below')
      nothing.hidden = true
      return
    }
    const { count, featuredIsFirst } = outcome
    setText(status, isAtRest(next) ? countAtRest : countText(count, featuredIsFirst))
    nothing.hidden = count > 0
    if (count === 0) describeNothing(next)
  }

  function describeNothing({ query, category }: ArticleFilter) {
    const isAll = category === 'all'
    const name = buttons.find((button) => button.dataset['category'] === category)
    setText(
      find(nothing, 'h3'),
      nothingText(query, isAll ? undefined : ((name && find(name, '[data-name]').textContent) ?? undefined)),
    )
    everyCategory.hidden = isAll
  }

  function change(next: Partial<ArticleFilter>, how: FilterChange) {
    show({ ...filter, ...next })
    onChange(filter, how)
  }

  const reset = (next: Partial<ArticleFilter>) => {
    change(next, 'chosen')
    // The button that was pressed is gone: focus goes to where one searches anew.
    input.focus()
  }

  input.addEventListener('input', () => change({ query: input.value }, 'typed'))
  clear.addEventListener('click', () => reset({ query: '' }))
  for (const button of root.querySelectorAll('[data-show-all]'))
    button.addEventListener('click', () => reset({ query: '', category: 'all' }))
  root.querySelector('[data-retry]')?.addEventListener('click', () => {
    // The address holds the filter.
    if (everyPage?.isStuck()) return location.reload()
    show(filter)
    input.focus()
  })
  everyCategory.addEventListener('click', () => reset({ category: 'all' }))
  for (const button of buttons)
    button.addEventListener('click', () =>
      change({ category: button.dataset['category'] ?? 'all' }, 'chosen'),
    )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    find(root, '#articles').scrollIntoView()
  })
  // Tells the boot script that submissions are seen to here.
  form.dataset['ready'] = ''

  function start(asked: ArticleFilter) {
    const typed = input.value.trim()
    if (typed === '' || typed === asked.query.trim()) show(asked)
    else change({ ...asked, query: input.value }, 'typed')
  }

  return { start, show }
}

function articleIn(element: HTMLElement): SearchedArticle {
  return {
    title: find(element, '[data-title]').textContent,
    excerpt: find(element, '[data-excerpt]').textContent,
    tags: element.dataset['tags']?.split('\n') ?? [],
    category: element.dataset['article'] ?? '',
  }
}

function inputIn(form: HTMLElement): HTMLInputElement {
  const input = form.querySelector('input')
  if (!input) throw new RangeError('The search has no input')
  return input
}
