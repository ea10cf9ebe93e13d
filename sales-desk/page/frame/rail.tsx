import { leadViews } from '../../wire/leads.ts'
import { DeskIcon } from '../../../common/app-shell/desk-icon.tsx'
import { Rail as SharedRail, RailLink } from '../../../common/app-shell/desk-shell.tsx'
import { PlaceLink } from '../address/place-link.tsx'
import { placeAddress } from '../address/place.ts'
import type { PlaceAndCounts } from '../list/use-lead-counts.ts'
import { nameOf } from '../state/member-names.ts'
import { useSession } from '../state/session-store.ts'
import { countWords, home, pageIcons, pageNames, railPages, viewNames } from './desk-pages.ts'
import styles from './rail.module.css'
import { roleNames } from './role-names.ts'

/** The dark rail of wide windows: the lists of leads with their counts, then the other pages. */
export function Rail({ place, counts }: PlaceAndCounts) {
  const { me } = useSession()
  return (
    <SharedRail
      label="Sales desk"
      home={home}
      title="Sales desk"
      note="An answer within 24 hours"
      account={{ name: nameOf(me), note: roleNames[me.role] }}
    >
      <nav aria-label="Lists of leads" className={styles.views}>
        <ul>
          {leadViews.map((view) => (
            <li key={view}>
              <PlaceLink
                to={{ view }}
                className={styles.view}
                aria-current={place.page === 'leads' && place.view === view ? 'page' : undefined}
              >
                <span>{viewNames[view]}</span>
                {counts && (
                  <small
                    className={`tabular ${view === 'overdue' && counts.overdue > 0 ? styles.urgent : 'text-3'}`}
                  >
                    {countWords(counts[view])}
                  </small>
                )}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Pages" className={styles.pages}>
        <ul>
          {railPages(me.role).map((page) => (
            <li key={page} className={page === 'leads' ? styles.leads : undefined}>
              <RailLink
                to={placeAddress({ page })}
                className={styles.page}
                sign={<DeskIcon name={pageIcons[page]} size={20} />}
                name={pageNames[page]}
                isCurrent={place.page === page}
              />
            </li>
          ))}
        </ul>
      </nav>
    </SharedRail>
  )
}
