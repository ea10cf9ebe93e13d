import { filterIn, searchOf } from './article-filter.ts'
import { enhanceBlogFilter } from './enhance-blog-filter.ts'

/** Milliseconds without a keystroke after which the address follows; browsers allow it only so often. */
const typingPause = 300

/** Makes the blog search, and keeps search and category in the address. */
export default function blogFilter(root: HTMLElement): void {
  let awaited: ReturnType<typeof setTimeout> | undefined
  const filterOfAddress = () => filterIn(location.search, categoriesIn(root))
  const filter = enhanceBlogFilter(root, (chosen, change) => {
    const follow = () => {
      const search = searchOf(chosen, location.search)
      if (search === location.search) return
      const address = `${location.pathname}${search}`
      if (change === 'typed') history.replaceState(history.state, '', address)
      else history.pushState(null, '', address)
    }
    clearTimeout(awaited)
    if (change === 'typed') awaited = setTimeout(follow, typingPause)
    else follow()
  })
  filter.start(filterOfAddress())
  addEventListener('popstate', () => {
    clearTimeout(awaited)
    filter.show(filterOfAddress())
  })
}

function categoriesIn(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-category]')].map(
    ({ dataset }) => dataset['category'] ?? '',
  )
}
