import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useMove } from './use-move.ts'

type SetQuery = (query: URLSearchParams, options?: { replace?: boolean }) => void

/** The query of the address, in which each desk keeps what is open, and what changes it. */
export function usePortalQuery(): [query: URLSearchParams, setQuery: SetQuery] {
  const { search } = useLocation()
  const move = useMove()
  const query = useMemo(() => new URLSearchParams(search), [search])
  return [query, (next, options) => void move(`?${next}`, options)]
}
