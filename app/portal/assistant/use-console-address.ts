import { changedQuery } from '../shell/changed-query.ts'
import { useMove } from '../shell/use-move.ts'
import { usePortalQuery } from '../shell/use-portal-query.ts'

export type CallFilter = 'all' | 'assistant' | 'people' | 'needs-you'
/** Which calls are listed: ten, all of this morning, or a morning at its heaviest. */
export type ShownCalls = 'ten' | 'all' | 'peak'

export type ConsoleAddress = ReturnType<typeof useConsoleAddress>

/** What is open and listed stands in the address: it survives a reload, and Back goes back. */
export function useConsoleAddress() {
  const query = usePortalQuery()
  const move = useMove()
  const change = (name: string, value: string | undefined, replace: boolean) =>
    void move(`?${changedQuery(query, { [name]: value })}`, { replace })
  return {
    callId: query.get('call') ?? undefined,
    filter: oneOf<CallFilter>(['assistant', 'people', 'needs-you'], query.get('filter')) ?? 'all',
    show: oneOf<ShownCalls>(['all', 'peak'], query.get('show')) ?? 'ten',
    /** Opens a call, or with undefined closes the one that is open. */
    open: (callId: string | undefined, { replace = false } = {}) => change('call', callId, replace),
    setFilter: (filter: CallFilter) => change('filter', filter === 'all' ? undefined : filter, true),
    setShow: (show: ShownCalls) => change('show', show === 'ten' ? undefined : show, true),
    /** The address of a call, for its link, up to the call’s id. */
    hrefBefore: `?${new URLSearchParams([...changedQuery(query, { call: undefined }), ['call', '']]).toString()}`,
  }
}

function oneOf<Name extends string>(names: readonly Name[], value: string | null): Name | undefined {
  return names.find((name) => name === value)
}
