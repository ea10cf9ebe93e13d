import { DeskHeader } from '../../../common/app-shell/desk-header.tsx'
import { ListAndDetail } from '../../../common/app-shell/list-and-detail.tsx'
import { useFocusOnReturn } from '../../../common/app-shell/use-focus-on-return.ts'
import { useNarrow } from '../../../common/app-shell/use-narrow.ts'
import { goTo } from '../address/use-place.ts'
import { countWords, viewNames } from '../frame/desk-pages.ts'
import { WelcomeNote } from '../frame/welcome-note.tsx'
import { useDeskKeys } from '../keys/use-desk-keys.ts'
import { LeadPanel } from '../lead/lead-panel.tsx'
import { NoLeadOpen } from '../lead/no-lead-open.tsx'
import { AddLead } from './add-lead.tsx'
import { LeadListView } from './lead-list-view.tsx'
import { ListTools } from './list-tools.tsx'
import { serverNow, useSession } from '../state/session-store.ts'
import { zoneName } from '../time/dates.ts'
import type { PlaceAndCounts } from './use-lead-counts.ts'
import { ViewChips } from './view-chips.tsx'

/** The leads: a list beside the open one; on phones one or the other. */
export function LeadsPage({ place, counts }: PlaceAndCounts) {
  const isNarrow = useNarrow()
  const { me } = useSession()
  useFocusOnReturn(place.lead)
  useDeskKeys((key) => {
    if (key === 'Escape' && place.lead !== undefined) goTo({ ...place, lead: undefined })
    return false
  })

  return (
    <ListAndDetail
      scrolls="columns"
      phoneShows={place.lead === undefined ? 'list' : 'detail'}
      header={
        <DeskHeader
          title={viewNames[place.view]}
          lead={<Lead place={place} counts={counts} />}
          side={me.role !== 'reader' && <AddLead />}
        />
      }
      listLabel={`Leads: ${viewNames[place.view]}`}
      list={
        <>
          <WelcomeNote />
          <ViewChips place={place} counts={counts} />
          <ListTools place={place} />
          <LeadListView place={place} />
        </>
      }
      detail={
        place.lead === undefined ? (
          // An empty list has its own message.
          counts?.[place.view] !== 0 && <NoLeadOpen />
        ) : (
          <LeadPanel
            key={place.lead}
            reference={place.lead}
            place={place}
            backTo={isNarrow ? { ...place, lead: undefined } : undefined}
          />
        )
      }
    />
  )
}

function Lead({ place, counts }: PlaceAndCounts) {
  if (!counts) return 'Counting…'
  const number = counts[place.view]
  const leads = `${number === 0 ? 'No' : countWords(number)} ${number === 1 ? 'lead' : 'leads'}`
  const isSaid = place.view === 'overdue' || counts.overdue === 0
  const overdue = isSaid ? '' : ` · ${countWords(counts.overdue)} overdue in all`
  return `${leads}${overdue} · times in ${zoneName(serverNow())}`
}
