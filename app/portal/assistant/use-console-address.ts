import { changedQuery } from '../shell/changed-query.ts'
import { usePortalQuery } from '../shell/use-portal-query.ts'

export type CallFilter = 'all' | 'assistant' | 'people' | 'needs-you'
/** Which calls are listed: ten, all of this morning, or a morning at its heaviest. */
export type ShownCalls = 'ten' | 'all' | 'peak'

export interface ConsoleAddress {
  callId: string | undefined
  filter: CallFilter
  show: ShownCalls
  /** Opens a call, or with undefined closes the one that is open. */
  open: (callId: string | undefined, options?: { replace?: boolean }) => void
  setFilter: (filter: CallFilter) => void
  setShow: (show: ShownCalls) => void
  /** The address of a call, for its link, up to the call’s id. */
  hrefBefore: string
}

/** What is open and listed stands in the address: it survives a reload, and Back goes back. */
export function useConsoleAddress(): ConsoleAddress {
  const [query, setQuery] = usePortalQuery()
  const change = (name: string, value: string | undefined, replace: boolean) =>
    setQuery(changedQuery(query, { [name]: value }), { replace })
  return {
    callId: query.get('call') ?? undefined,
    filter: oneOf(['assistant', 'people', 'needs-you'], query.get('filter')) ?? 'all',
    show: oneOf(['all', 'peak'], query.get('show')) ?? 'ten',
    open: (callId, { replace = false } = {}) => change('call', callId, replace),
    setFilter: (filter) => change('filter', filter === 'all' ? undefined : filter, true),
    setShow: (show) => change('show', show === 'ten' ? undefined : show, true),
    hrefBefore: `?${new URLSearchParams([...changedQuery(query, { call: undefined }), ['call', '']]).toString()}`,
  }
}

function oneOf<Name extends string>(names: readonly Name[], value: string | null): Name | undefined {
  return names.find((name) => name === value)
}
