import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { filterIn, searchOf } from './article-filter.ts'
import { type EnhancedFilter, enhanceBlogFilter } from './enhance-blog-filter.ts'

/** Milliseconds without a keystroke after which the address follows; browsers allow it only so often. */
const typingPause = 300

/** Makes the prerendered blog inside search, and keeps search and category in the address. */
export function BlogFilter({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const enhanced = useRef<EnhancedFilter>(null)
  const isStarted = useRef(false)
  const awaited = useRef(0)
  const { search } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    const root = ref.current
    if (!root) return undefined
    enhanced.current = enhanceBlogFilter(root, (filter, change) => {
      const follow = () => {
        void navigate(
          { search: searchOf(filter, location.search) },
          { replace: change === 'typed', preventScrollReset: true },
        )
      }
      clearTimeout(awaited.current)
      if (change === 'typed') awaited.current = window.setTimeout(follow, typingPause)
      else follow()
    })
    return () => enhanced.current?.stop()
  }, [navigate])

  useEffect(() => {
    const root = ref.current
    if (!root) return
    const filter = filterIn(search, categoriesIn(root))
    clearTimeout(awaited.current)
    if (isStarted.current) enhanced.current?.show(filter)
    else enhanced.current?.start(filter)
    isStarted.current = true
  }, [search])

  return <div ref={ref}>{children}</div>
}

function categoriesIn(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-category]')].map(
    ({ dataset }) => dataset['category'] ?? '',
  )
}
