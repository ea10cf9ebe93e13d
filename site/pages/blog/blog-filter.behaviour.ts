import {
  type ArticleFilter,
  countText,
  filterIn,
  isAtRest,
  matchesFilter,
  nothingText,
  type SearchedArticle,
  searchOf,
} from './article-filter.ts'

/** Milliseconds after the last keystroke until the address is updated; browsers limit how often. */
const typingPause = 300

/** Lets visitors search the blog by words and category, and keeps both in the address. */
export default function blogFilter(root: HTMLElement): void {
  const form = find(root, '[data-search]')
  const input = find(form, 'input') as HTMLInputElement
  const clear = find(form, '[data-clear]')
  const status = find(root, '[data-count]')
  const nothing = find(root, '[data-nothing]')
  const everyCategory = find(nothing, '[data-every-category]')
  const categories = [...root.querySelectorAll<HTMLElement>('[data-category]')]
  const articles = [...root.querySelectorAll<HTMLElement>('[data-article]')].map((element) => ({
    element,
    words: wordsIn(element),
  }))
  /** The featured article stays above the list, whatever the search. */
  const [featured, ...listed] = articles
  let filter: ArticleFilter = { query: '', category: 'all' }
  let addressWaits: ReturnType<typeof setTimeout> | undefined

  function show(next: ArticleFilter) {
    filter = next
    if (input.value.trim() !== next.query.trim()) input.value = next.query
    clear.hidden = input.value === ''
    for (const button of categories)
      button.setAttribute('aria-pressed', String(button.dataset['category'] === next.category))

    const found = articles.filter(({ words }) => matchesFilter(words, next))
    const [first] = found
    for (const article of listed) {
      article.element.hidden = !found.includes(article)
      article.element.toggleAttribute('data-lead', article === first && !isAtRest(next))
    }
    const count = countText(found.length, first === featured && !isAtRest(next))
    // Setting the same words again would announce them again.
    if (status.textContent !== count) status.textContent = count

    nothing.hidden = found.length > 0
    everyCategory.hidden = next.category === 'all'
    if (nothing.hidden) return
    const category = categories.find(({ dataset }) => dataset['category'] === next.category)
    find(nothing, 'h3').textContent = nothingText(
      next.query,
      category && next.category !== 'all' ? find(category, '[data-name]').textContent : undefined,
    )
  }

  /** Shows the filter the visitor has set. A choice makes a history entry; a keystroke does not. */
  function change(next: Partial<ArticleFilter>, isTyped = false) {
    show({ ...filter, ...next })
    clearTimeout(addressWaits)
    if (isTyped) addressWaits = setTimeout(() => keepInAddress(isTyped), typingPause)
    else keepInAddress(isTyped)
  }

  function keepInAddress(isTyped: boolean) {
    const search = searchOf(filter, location.search)
    if (search === location.search) return
    const address = location.pathname + search
    if (isTyped) history.replaceState(history.state, '', address)
    else history.pushState(null, '', address)
  }

  /** For buttons that disappear when pressed: moves focus to the search field. */
  function reset(next: Partial<ArticleFilter>) {
    change(next)
    input.focus()
  }

  const filterOfAddress = () =>
    filterIn(
      location.search,
      categories.map(({ dataset }) => dataset['category'] ?? ''),
    )

  input.addEventListener('input', () => change({ query: input.value }, true))
  clear.addEventListener('click', () => reset({ query: '' }))
  everyCategory.addEventListener('click', () => reset({ category: 'all' }))
  find(nothing, '[data-show-all]').addEventListener('click', () => reset({ query: '', category: 'all' }))
  for (const button of categories)
    button.addEventListener('click', () => change({ category: button.dataset['category'] ?? 'all' }))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    find(root, '#articles').scrollIntoView()
  })
  // Tells the boot script that submissions are handled here.
  form.dataset['ready'] = ''
  addEventListener('popstate', () => {
    clearTimeout(addressWaits)
    show(filterOfAddress())
  })

  const asked = filterOfAddress()
  const typedEarly = input.value.trim()
  if (typedEarly === '' || typedEarly === asked.query.trim()) show(asked)
  else change({ ...asked, query: input.value }, true)
}

function wordsIn(element: HTMLElement): SearchedArticle {
  return {
    title: find(element, '[data-title]').textContent,
    excerpt: find(element, '[data-excerpt]').textContent,
    tags: element.dataset['tags']?.split('\n') ?? [],
    category: element.dataset['article'] ?? '',
  }
}

/** The first matching element. Throws a RangeError if there is none: the markup lacks it. */
function find(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new RangeError(`The blog has no ${selector}`)
  return found
}
