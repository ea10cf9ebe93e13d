import type { BusinessFunction } from '../../../content/products/process-automation.ts'
import { site } from '../../../../common/brand/site.ts'
import styles from './process-table.module.css'

interface ProcessTableProps {
  businessFunction: string
  processes: BusinessFunction['processes']
}

/** Minutes of each process done by hand and by the assistant, one line a minute. */
export function ProcessTable({ businessFunction, processes }: ProcessTableProps) {
  return (
    <table className={`ruled-table stacked-table tabular ${styles.table}`}>
      <caption className="visually-hidden">
        {businessFunction}: minutes by hand and by {site.brand}
      </caption>
      <thead>
        <tr>
          <th scope="col">Process</th>
          <th scope="col">By hand</th>
          <th scope="col">By {site.brand}</th>
        </tr>
      </thead>
      <tbody>
        {processes.map(({ name, byHand, byAssistant }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <MinutesCell minutes={byHand} by="by hand" />
            <MinutesCell minutes={byAssistant} by={`by ${site.brand}`} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MinutesCell({ minutes, by }: { minutes: number; by: string }) {
  return (
    <td style={{ '--minutes': minutes }}>
      {minutes} min <small>{by}</small>
    </td>
  )
}
