import type { Integration } from '../content/products/integration.ts'
import styles from './integration-table.module.css'

interface IntegrationTableProps {
  /** Accessible name of the table. */
  caption: string
  /** Head of the second column: "In the call". */
  does: string
  rows: readonly Integration[]
}

/** What a product does with the systems a customer has. On phones rows become blocks. */
export function IntegrationTable({ caption, does, rows }: IntegrationTableProps) {
  return (
    <table className={`ruled-table stacked-table ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">{does}</th>
          <th scope="col">Typical connections</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.category}>
            <th scope="row">{row.category}</th>
            <td>{row.does}</td>
            <td className="text-2">{row.connections}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
