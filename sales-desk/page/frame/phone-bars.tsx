import { DeskIcon } from '../../../common/app-shell/desk-icon.tsx'
import { PhonePages, PhoneTop as Top } from '../../../common/app-shell/desk-shell.tsx'
import { placeAddress } from '../address/place.ts'
import type { PlaceAndCounts } from '../list/use-lead-counts.ts'
import { countWords, home, pageIcons, pageNames } from './desk-pages.ts'
import styles from './phone-bars.module.css'

/** The phone's top bar: brand, and the account behind the button at the right. */
export function PhoneTop() {
  return (
    <Top home={home} account="Account and more">
      <span className="small">Sales desk</span>
    </Top>
  )
}

const phonePages = ['leads', 'figures', 'templates', 'team'] as const

/** The phone's bottom bar. */
export function PhoneDesks({ place, counts }: PlaceAndCounts) {
  return (
    <PhonePages
      label="Pages"
      pages={phonePages.map((page) => ({
        to: placeAddress({ page }),
        name: pageNames[page],
        isCurrent: page === place.page,
        sign: (
          <span className={styles.sign}>
            <DeskIcon name={pageIcons[page]} size={22} />
            {page === 'leads' && counts !== undefined && counts.new > 0 && (
              <small className="tabular">
                <span className="visually-hidden">New: </span>
                {countWords(counts.new)}
              </small>
            )}
          </span>
        ),
      }))}
    />
  )
}
