import { type LeadCounts, leadViews } from '../../../lead/sales-desk-leads.ts'
import { ChipLinks } from '../../ui/chip-filter.tsx'
import { PlaceLink } from '../address/place-link.tsx'
import type { Place } from '../address/place.ts'
import { countWords, viewNames } from '../frame/desk-pages.ts'
import styles from './view-chips.module.css'

interface ViewChipsProps {
  place: Place
  counts: LeadCounts['counts'] | undefined
}

/** The lists of leads where the rail has no room for them. */
export function ViewChips({ place, counts }: ViewChipsProps) {
  return (
    <div className={styles.views}>
      <ChipLinks label="Lists of leads">
        {leadViews.map((view) => (
          <li key={view}>
            <PlaceLink to={{ view }} aria-current={view === place.view ? 'page' : undefined}>
              {viewNames[view]}
              {counts && <small className="tabular">{countWords(counts[view])}</small>}
            </PlaceLink>
          </li>
        ))}
      </ChipLinks>
    </div>
  )
}
