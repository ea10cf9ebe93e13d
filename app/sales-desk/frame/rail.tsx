import deskLink from '../../desk-kit/desk-link.module.css'
import shared from '../../desk-kit/rail.module.css'
import { leadViews } from '../../../lead/sales-desk-leads.ts'
import { PlaceLink } from '../address/place-link.tsx'
import { initialsOf } from '../../desk-kit/initials-of.ts'
import type { PlaceAndCounts } from '../list/use-lead-counts.ts'
import { nameOf } from '../state/member-names.ts'
import { useSession } from '../state/session-store.ts'
import { accountMenuId } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { DeskIcon } from './desk-icon.tsx'
import { countWords, pageIcons, pageNames, railPages, viewNames } from './desk-pages.ts'
import styles from './rail.module.css'
import { roleNames } from './role-names.ts'

/** The dark rail of wide windows: the lists of leads with their counts, then the other pages. */
export function Rail({ place, counts }: PlaceAndCounts) {
  const { me } = useSession()
  const current = (isCurrent: boolean) => (isCurrent ? 'page' : undefined)
  return (
    <aside className={shared.rail} data-ground="dark" aria-label="Sales desk">
      <Brand className={shared.brand} size={24} />
      <p className={shared.bank}>
        <b>Sales desk</b>
        <span className="micro-muted">An answer within 24 hours</span>
      </p>
      <nav aria-label="Lists of leads" className={styles.views}>
        <ul>
          {leadViews.map((view) => (
            <li key={view}>
              <PlaceLink
                to={{ view }}
                className={styles.view}
                aria-current={current(place.page === 'leads' && place.view === view)}
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
              <PlaceLink
                to={{ page }}
                className={`${deskLink.link} ${styles.page}`}
                aria-current={current(place.page === page)}
                title={pageNames[page]}
              >
                <DeskIcon name={pageIcons[page]} size={20} />
                <span className={deskLink.words}>
                  <b>{pageNames[page]}</b>
                </span>
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={shared.account} popoverTarget={accountMenuId}>
        <span className={shared.initials} aria-hidden="true">
          {initialsOf(nameOf(me))}
        </span>
        <span className={deskLink.words}>
          <span className="visually-hidden">Account: </span>
          <b>{nameOf(me)}</b> <small className="micro-muted">{roleNames[me.role]}</small>
        </span>
        <DeskIcon name="chevrons-up-down" size={16} className={shared.more} />
      </button>
    </aside>
  )
}
