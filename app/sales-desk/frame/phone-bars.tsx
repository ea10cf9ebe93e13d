import shared from '../../desk-kit/phone-bars.module.css'
import { PlaceLink } from '../address/place-link.tsx'
import type { PlaceAndCounts } from '../list/use-lead-counts.ts'
import { accountMenuId } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { DeskIcon } from './desk-icon.tsx'
import { countWords, pageIcons, pageNames } from './desk-pages.ts'
import styles from './phone-bars.module.css'

/** The phone's top bar: brand, and the account behind the button at the right. */
export function PhoneTop() {
  return (
    <header className={shared.top} data-ground="dark">
      <Brand className={shared.brand} size={22} />
      <span className="small">Sales desk</span>
      <button
        type="button"
        className={shared.button}
        popoverTarget={accountMenuId}
        aria-label="Account and more"
      >
        <DeskIcon name="circle-user" size={24} weight={1.4} />
      </button>
    </header>
  )
}

const phonePages = ['leads', 'figures', 'templates', 'team'] as const

/** The phone's bottom bar. */
export function PhoneDesks({ place, counts }: PlaceAndCounts) {
  return (
    <nav className={shared.desks} data-ground="dark" aria-label="Pages">
      {phonePages.map((page) => (
        <PlaceLink
          key={page}
          className={shared.desk}
          to={{ page }}
          aria-current={page === place.page ? 'page' : undefined}
        >
          <span className={styles.sign}>
            <DeskIcon name={pageIcons[page]} size={22} />
            {page === 'leads' && counts !== undefined && counts.new > 0 && (
              <small className="tabular">
                <span className="visually-hidden">New: </span>
                {countWords(counts.new)}
              </small>
            )}
          </span>
          <span>{pageNames[page]}</span>
        </PlaceLink>
      ))}
    </nav>
  )
}
