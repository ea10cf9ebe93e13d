import { site } from '../../../content/site.ts'
import { PortalLink } from '../shell/portal-link.tsx'
import styles from './call-filters.module.css'
import { type CallFilter, callFilters } from './desk-address.ts'

const filterWords: Readonly<Record<CallFilter, string>> = {
  all: 'All',
  review: 'To review',
  people: 'People',
  assistant: site.brand,
}

interface CallFiltersProps {
  current: CallFilter
  toReview: number
  searchWith: (changes: { filter: string | undefined }) => string
}

export function CallFilters({ current, toReview, searchWith }: CallFiltersProps) {
  return (
    <nav aria-label="Show">
      <ul className={styles.filters}>
        {callFilters.map((filter) => (
          <li key={filter}>
            <PortalLink
              to={{ search: searchWith({ filter: filter === 'all' ? undefined : filter }) }}
              className={styles.filter}
              aria-current={filter === current ? 'true' : undefined}
            >
              {filterWords[filter]}
              {filter === 'review' && <span className="tabular">{toReview}</span>}
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
