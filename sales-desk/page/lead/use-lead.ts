import { useCallback, useEffect, useRef, useState } from 'react'
import type { LeadChange, LeadConflict } from '../../wire/changes.ts'
import type { DeliveryStanding, HistoryEntry, LeadAnswer, LeadDetail } from '../../wire/leads.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { askDesk, tellDesk } from '../api/ask-desk.ts'
import { DeskError, sentenceOf } from '../api/desk-error.ts'
import { onLive, tell } from '../live/live-events.ts'

type WithoutVersion<Change> = Change extends unknown ? Omit<Change, 'version'> : never
/** A requested change; the version it is based on is added when it is sent. */
export type WantedChange = WithoutVersion<LeadChange>

export interface LeadState {
  lead?: LeadDetail | undefined
  /** Why it is not available: `missing` if no lead has that reference. */
  absent?: 'missing' | 'erased' | { failure: string } | undefined
  /** What a colleague did while it was open. */
  news: readonly HistoryEntry[]
  /** A change rejected because somebody else changed the lead first: it waits for a decision. */
  refused?: WantedChange | undefined
  /** The text sent earlier under the key of the rejected answer. */
  sentBefore?: LeadAnswer | undefined
  /** The kind of change being saved. */
  saving?: WantedChange['what'] | undefined
  failure?: { of: WantedChange['what']; sentence: string } | undefined
}

const nothing: LeadState = { news: [] }
const nothingRefused = { refused: undefined, sentBefore: undefined }

/** One lead, as it is now, and the way to change it. `meId` is the signed-in member. */
export function useLead(reference: string, meId: string) {
  const [state, setState] = useState<LeadState>(nothing)
  const known = useRef<LeadDetail>(undefined)
  const loading = useRef<Promise<void>>(undefined)
  // A failed change may have been saved: retried on the same version, the desk recognises it.
  const unsure = useRef<{ what: WantedChange['what']; version: number }>(undefined)

  const show = useCallback((lead: LeadDetail, more: (before: LeadState) => Partial<LeadState>) => {
    known.current = lead
    tell('known', lead)
    setState((before) => ({ ...before, absent: undefined, lead, ...more(before) }))
  }, [])

  const load = useCallback(() => {
    const before = known.current
    const loaded = askDesk<LeadDetail>(salesDeskRoutes.lead(reference)).then(
      (lead) =>
        show(lead, ({ news }) => ({ news: [...news, ...(before ? byOthers(lead, before, meId) : [])] })),
      (error: unknown) => {
        if (error instanceof DeskError && error.status === 404) setState({ news: [], absent: 'missing' })
        else if (!before) setState({ news: [], absent: { failure: sentenceOf(error) } })
      },
    )
    loading.current = loaded
    return loaded
  }, [reference, meId, show])

  useEffect(() => {
    void load()
    return onLive({
      again: () => void load(),
      lead: (event) => {
        if (event.reference !== reference) return
        if (event.what === 'erased') setState({ news: [], absent: 'erased' })
        else if (event.version > (known.current?.version ?? 0)) void load()
      },
      deliveries: (event) => {
        if (event.reference !== reference) return
        // The data being loaded may already include it.
        void loading.current?.then(() => {
          const shown = known.current
          if (shown && !event.deliveries.every((is) => isShown(shown, is))) void load()
        })
      },
      presence: (event) => {
        if (event.reference !== reference || !known.current) return
        const openAt = event.memberIds.filter((id) => id !== meId)
        known.current = { ...known.current, openAt }
        setState((before) => (before.lead ? { ...before, lead: { ...before.lead, openAt } } : before))
      },
    })
  }, [load, reference, meId])

  /**
   * Saves a change. If it is not saved, the state says why; a failed one may or may not have been saved. `sent-before`:
   * an answer with other text had already been sent under its key.
   */
  const change = async (wanted: WantedChange): Promise<'saved' | 'refused' | 'sent-before' | 'failed'> => {
    const on = known.current
    if (!on) return 'failed'
    setState((before) => ({ ...before, saving: wanted.what, failure: undefined, ...nothingRefused }))
    const version = unsure.current?.what === wanted.what ? unsure.current.version : on.version
    unsure.current = undefined
    try {
      const lead = await tellDesk<LeadDetail>(salesDeskRoutes.leadChange(reference), { ...wanted, version })
      show(lead, () => ({ saving: undefined, news: [] }))
      return 'saved'
    } catch (error) {
      if (error instanceof DeskError && error.status === 409 && isConflict(error.body)) {
        const { lead, since, sentBefore } = error.body
        show(lead, () => ({ saving: undefined, refused: wanted, sentBefore, news: since }))
        return sentBefore ? 'sent-before' : 'refused'
      }
      // An answer is identified by its key.
      if (wanted.what !== 'answer') unsure.current = { what: wanted.what, version }
      setState((before) => ({
        ...before,
        saving: undefined,
        failure: { of: wanted.what, sentence: sentenceOf(error) },
      }))
      return 'failed'
    }
  }

  return {
    ...state,
    load,
    change,
    showErased: () => setState({ news: [], absent: 'erased' }),
    /** The notice of what a colleague did has been read. */
    dismissNews: () => setState((before) => ({ ...before, news: [], ...nothingRefused })),
  }
}

export type OpenLead = ReturnType<typeof useLead>

/** Whether the page shows this delivery in its current state. */
const isShown = (shown: LeadDetail, is: DeliveryStanding) =>
  shown.deliveries.some(
    ({ id, state, attempts, nextAttemptAt }) =>
      id === is.id && state === is.state && attempts === is.attempts && nextAttemptAt === is.nextAttemptAt,
  )

function byOthers(now: LeadDetail, before: LeadDetail, meId: string): HistoryEntry[] {
  const last = Math.max(0, ...before.history.map(({ id }) => id))
  return now.history.filter(({ id, memberId }) => id > last && memberId !== null && memberId !== meId)
}

function isConflict(body: unknown): body is LeadConflict {
  return typeof body === 'object' && body !== null && 'lead' in body && 'since' in body
}
