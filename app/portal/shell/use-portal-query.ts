import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** The query of the address, in which each desk keeps what is open. */
export function usePortalQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
