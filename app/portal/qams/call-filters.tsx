import { site } from '../../../content/site.ts'
import { ChipLinks } from '../../ui/chip-filter.tsx'
import { PortalLink } from '../shell/portal-link.tsx'
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
    <ChipLinks label="Show">
      {callFilters.map((filter) => (
        <li key={filter}>
          <PortalLink
            to={{ search: searchWith({ filter: filter === 'all' ? undefined : filter }) }}
            aria-current={filter === current ? 'true' : undefined}
          >
            {filterWords[filter]} {filter === 'review' && <small className="tabular">{toReview}</small>}
          </PortalLink>
        </li>
      ))}
    </ChipLinks>
  )
}
