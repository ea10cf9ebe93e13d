import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

type SetQuery = (query: URLSearchParams, options?: { replace?: boolean }) => void

/** The query of the address, in which each desk keeps what is open, and what changes it. */
export function usePortalQuery(): [query: URLSearchParams, setQuery: SetQuery] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const setQuery: SetQuery = (next, { replace = false } = {}) => {
    const text = next.toString()
    void navigate(text === '' ? pathname : `${pathname}?${text}`, { replace })
  }
  return [query, setQuery]
}
