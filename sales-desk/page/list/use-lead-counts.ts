import { useEffect, useState } from 'react'
import type { LeadCounts } from '../../wire/leads.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { askDesk } from '../api/ask-desk.ts'
import type { Place } from '../address/place.ts'
import { onLive } from '../live/live-events.ts'
import { labelStore } from './label-store.ts'
import { minute } from '../../../common/lead/milliseconds.ts'

const debounceMs = 400
/** Leads become overdue without any event. */
const refreshMs = minute

/** The current place, and the number of leads in each view; undefined until known. */
export interface PlaceAndCounts {
  place: Place
  counts: LeadCounts['counts'] | undefined
}

/** The number of leads in each view; undefined until known. */
export function useLeadCounts(): LeadCounts['counts'] | undefined {
  const [counts, setCounts] = useState<LeadCounts['counts']>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        askDesk<LeadCounts>(salesDeskRoutes.leadCounts).then(
          (answer) => {
            setCounts(answer.counts)
            labelStore.write(answer.labels)
          },
          // The next event reloads.
          () => undefined,
        )
      }, debounceMs)
    }
    look()
    const every = setInterval(look, refreshMs)
    const stop = onLive({ lead: look, again: look, known: look })
    return () => {
      clearTimeout(timer)
      clearInterval(every)
      stop()
    }
  }, [])
  return counts
}
