import { leadViews } from '../../wire/leads.ts'
import { ChipLinks } from '../../../common/ui/chip-filter.tsx'
import { PlaceLink } from '../address/place-link.tsx'
import { countWords, viewNames } from '../frame/desk-pages.ts'
import type { PlaceAndCounts } from './use-lead-counts.ts'
import styles from './view-chips.module.css'

/** The lists of leads where the rail has no room for them. */
export function ViewChips({ place, counts }: PlaceAndCounts) {
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
