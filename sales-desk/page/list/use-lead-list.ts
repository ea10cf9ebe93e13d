import { useCallback, useEffect, useRef, useState } from 'react'
import type { LeadListAnswer, LeadListRequest } from '../../wire/leads.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { tellDesk } from '../api/ask-desk.ts'
import { sentenceOf } from '../api/desk-error.ts'
import { onLive } from '../live/live-events.ts'
import type { Place } from '../address/place.ts'
import {
  firstShown,
  type LeadListState,
  withNews,
  withOlder,
  withoutLead,
  withRow,
  withWaiting,
} from './lead-list.ts'

/** Several events in quick succession cause one reload. */
const debounceMs = 300
/** Mails are delivered, and leads become overdue, without an event. */
const lookEveryMs = 20_000

type Asked = Pick<Place, 'view' | 'assignee' | 'search' | 'label'>

export function requestOf({ view, assignee, search, label }: Asked): LeadListRequest {
  return { view, search, ...(assignee !== undefined && { assignee }), ...(label !== undefined && { label }) }
}

interface Loaded {
  key: string
  list?: LeadListState
  /** Why it could not be loaded. */
  failure?: string
  /** The older page is loading, or why it failed. */
  older?: 'loading' | { failure: string }
}

/** The list of leads in the address. It follows events without moving anything. */
export function useLeadList(asked: Asked) {
  const key = JSON.stringify(requestOf(asked))
  const [loaded, setLoaded] = useState<Loaded>({ key })
  const current = useRef(key)

  const change = useCallback((of: string, make: (before: Loaded) => Loaded) => {
    if (current.current === of) setLoaded((before) => make(before.key === of ? before : { key: of }))
  }, [])

  const changeList = useCallback(
    (make: (shown: LeadListState) => LeadListState) =>
      change(key, (before) => (before.list ? { ...before, list: make(before.list) } : before)),
    [key, change],
  )

  const load = useCallback(
    () =>
      page(key).then(
        (first) => change(key, () => ({ key, list: firstShown(first) })),
        (error: unknown) => change(key, () => ({ key, failure: sentenceOf(error) })),
      ),
    [key, change],
  )

  useEffect(() => {
    current.current = key
    void load()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        page(key).then(
          (newest) =>
            change(key, (before) => ({
              ...before,
              key,
              list: before.list ? withNews(before.list, newest) : firstShown(newest),
            })),
          // The next event reloads.
          () => undefined,
        )
      }, debounceMs)
    }
    const every = setInterval(() => document.visibilityState === 'visible' && look(), lookEveryMs)
    const stop = onLive({
      lead: ({ what, reference }) => {
        if (what === 'erased') changeList((shown) => withoutLead(shown, reference))
        look()
      },
      again: look,
      known: (row) => changeList((shown) => withRow(shown, row)),
    })
    return () => {
      clearTimeout(timer)
      clearInterval(every)
      stop()
    }
  }, [key, load, change, changeList])

  const { list, failure, older } = loaded.key === key ? loaded : ({ key } as Loaded)
  return {
    list,
    failure,
    older,
    load,
    showWaiting: () => changeList(withWaiting),
    loadOlder: () => {
      if (!list?.cursor || older === 'loading') return
      change(key, (before) => ({ ...before, older: 'loading' }))
      page(key, list.cursor).then(
        (next) =>
          change(key, ({ older: _done, ...before }) =>
            before.list ? { ...before, list: withOlder(before.list, next) } : before,
          ),
        (error: unknown) => change(key, (before) => ({ ...before, older: { failure: sentenceOf(error) } })),
      )
    },
  }
}

function page(key: string, cursor?: string): Promise<LeadListAnswer> {
  return tellDesk<LeadListAnswer>(salesDeskRoutes.leads, {
    ...(JSON.parse(key) as LeadListRequest),
    ...(cursor !== undefined && { cursor }),
  })
}
