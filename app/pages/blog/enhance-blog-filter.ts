import {
  type ArticleFilter,
  countText,
  matchesFilter,
  nothingText,
  type SearchedArticle,
} from './article-filter.ts'

/** How the visitor changed the filter: letter by letter, or by a choice to which Back should return. */
export type FilterChange = 'typed' | 'chosen'

export interface EnhancedFilter {
  /** Shows what the address asks for, or what was typed before script came. */
  start: (filter: ArticleFilter) => void
  /** Shows what the filter finds, as when the address has changed. */
  show: (filter: ArticleFilter) => void
  /** Takes the listeners away. */
  stop: () => void
}

/**
 * Makes the prerendered blog search: works on the cards that are there and needs no data. `onChange` is called when
 * the visitor changes the filter, after the page shows what it finds.
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
  const featured = articleIn(find(root, 'article[data-article]'))
  const others = [...root.querySelectorAll<HTMLElement>('[data-list] > li')].map((item) => ({
    item,
    article: articleIn(item),
  }))
  const listening = new AbortController()
  const { signal } = listening
  let filter: ArticleFilter = { query: '', category: 'all' }

  function show(next: ArticleFilter) {
    filter = next
    if (input.value.trim() !== next.query.trim()) input.value = next.query
    clear.hidden = input.value === ''
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.dataset['category'] === next.category))

    const featuredIsFirst = matchesFilter(featured, next)
    let count = featuredIsFirst ? 1 : 0
    for (const { item, article } of others) {
      const found = matchesFilter(article, next)
      item.hidden = !found
      // The list skips the first that is found: it stands large, unless it is the featured article.
      item.toggleAttribute('data-lead', found && count === 0)
      if (found) count += 1
    }
    const isFiltered = next.query.trim() !== '' || next.category !== 'all'
    setText(status, countText(count, featuredIsFirst && isFiltered))
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

  input.addEventListener('input', () => change({ query: input.value }, 'typed'), { signal })
  clear.addEventListener('click', () => reset({ query: '' }), { signal })
  find(nothing, '[data-show-all]').addEventListener('click', () => reset({ query: '', category: 'all' }), {
    signal,
  })
  everyCategory.addEventListener('click', () => reset({ category: 'all' }), { signal })
  for (const button of buttons)
    button.addEventListener(
      'click',
      () => change({ category: button.dataset['category'] ?? 'all' }, 'chosen'),
      {
        signal,
      },
    )
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      find(root, '#articles').scrollIntoView()
    },
    { signal },
  )
  // Tells the boot script that submissions are seen to here.
  form.dataset['ready'] = ''

  function start(asked: ArticleFilter) {
    const typed = input.value.trim()
    if (typed === '' || typed === asked.query.trim()) show(asked)
    else change({ ...asked, query: input.value }, 'typed')
  }

  return { start, show, stop: () => listening.abort() }
}

function articleIn(element: HTMLElement): SearchedArticle {
  return {
    title: find(element, '[data-title]').textContent,
    excerpt: find(element, '[data-excerpt]').textContent,
    tags: element.dataset['tags']?.split('\n') ?? [],
    category: element.dataset['article'] ?? '',
  }
}

function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text
}

function inputIn(form: HTMLElement): HTMLInputElement {
  const input = form.querySelector('input')
  if (!input) throw new RangeError('The search has no input')
  return input
}

function find(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new RangeError(`The blog has no ${selector}`)
  return found
}
