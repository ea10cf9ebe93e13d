import { type ReactNode, useEffect, useRef } from 'react'
import { filterIn, searchOf } from './article-filter.ts'
import { enhanceBlogFilter } from './enhance-blog-filter.ts'

/** Milliseconds without a keystroke after which the address follows; browsers allow it only so often. */
const typingPause = 300

/** Makes the prerendered blog inside search, and keeps search and category in the address. */
export function BlogFilter({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const root = ref.current
    if (!root) return undefined
    let awaited: ReturnType<typeof setTimeout> | undefined
    const filterOfAddress = () => filterIn(location.search, categoriesIn(root))
    const enhanced = enhanceBlogFilter(root, (filter, change) => {
      const follow = () => {
        const search = searchOf(filter, location.search)
        if (search === location.search) return
        const address = `${location.pathname}${search}`
        if (change === 'typed') history.replaceState(history.state, '', address)
        else history.pushState(null, '', address)
      }
      clearTimeout(awaited)
      if (change === 'typed') awaited = setTimeout(follow, typingPause)
      else follow()
    })
    const followAddress = () => {
      clearTimeout(awaited)
      enhanced.show(filterOfAddress())
    }
    enhanced.start(filterOfAddress())
    addEventListener('popstate', followAddress)
    return () => {
      clearTimeout(awaited)
      removeEventListener('popstate', followAddress)
      enhanced.stop()
    }
  }, [])

  return <div ref={ref}>{children}</div>
}

function categoriesIn(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-category]')].map(
    ({ dataset }) => dataset['category'] ?? '',
  )
}
