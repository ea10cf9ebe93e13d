import { site } from '../../../../content/site.ts'
import type { CallFilter } from '../use-console-address.ts'
import styles from './call-filters.module.css'
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
    <div className={styles.filters} role="group" aria-label="Show">
      {filters.map(([filter, name]) => (
        <button key={filter} type="button" aria-pressed={filter === chosen} onClick={() => onChoose(filter)}>
          {name} <span className="tabular">{rows.filter((row) => isListed(row, filter)).length}</span>
        </button>
      ))}
    </div>
  )
}
