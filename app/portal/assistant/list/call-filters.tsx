import { site } from '../../../../content/site.ts'
import { ChipFilter } from '../../../ui/chip-filter.tsx'
import type { CallFilter } from '../use-console-address.ts'
import { type CallRow, isListed } from './call-rows.ts'

const filters: [CallFilter, string][] = [
  ['all', 'All'],
  ['assistant', site.brand],
  ['people', 'People'],
  ['needs-you', 'Needs you'],
]

interface CallFiltersProps {
  rows: CallRow[]
  chosen: CallFilter
  onChoose: (filter: CallFilter) => void
}

/** Which of the listed calls are shown, each choice with its count. */
export function CallFilters({ rows, chosen, onChoose }: CallFiltersProps) {
  return (
    <ChipFilter label="Show">
      {filters.map(([filter, name]) => (
        <button key={filter} type="button" aria-pressed={filter === chosen} onClick={() => onChoose(filter)}>
          {name} <small className="tabular">{rows.filter((row) => isListed(row, filter)).length}</small>
        </button>
      ))}
    </ChipFilter>
  )
}
