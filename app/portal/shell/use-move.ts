import { useLocation, useNavigate } from 'react-router'
import { rebasedQuery } from './rebased-query.ts'

/** The query of a move that has begun and is not in the address yet. */
let coming: string | undefined

/**
 * Moves to a path of the portal, or to a query of the desk at hand (`?call=c214`), of which only what it changes is taken.
 * Where it leads to the address at hand, it takes that one's place in the history.
 */
export function useMove(): (to: string, options?: { replace?: boolean }) => Promise<void> {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async (to, { replace = false } = {}) => {
    const now = coming ?? location.search
    const query = to.startsWith('?') ? rebasedQuery(to, search, now) : undefined
    const target = query === undefined ? to : `${pathname}${query === '?' ? '' : query}`
    coming = query
    try {
      await navigate(target, { replace: replace || target === `${pathname}${now}` })
    } finally {
      if (coming === query) coming = undefined
    }
  }
}
