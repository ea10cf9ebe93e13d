import type { ResolvedReason } from '../../../../content/products/qams-support.ts'
import { Plot } from '../../../figures/plot.tsx'
import { goodFrom, watchFrom } from '../../../figures/quality-band.ts'
import { QualityScore } from '../../../figures/quality-mark.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import chart from './chart.module.css'
import styles from './resolved-by-reason.module.css'
import { resolvedColumns, resolvedHeight, resolvedY, unitsPerPercent } from './resolved-columns.ts'

const width = 100 * unitsPerPercent

const columns: Column[] = [
  { name: 'No.', key: 'number', kind: 'number' },
  { name: 'Reason', key: 'reason', kind: 'text' },
  { name: 'Of calls', key: 'share', kind: 'number', atEnd: true },
  { name: 'Resolved', key: 'resolved', kind: 'number' },
]

/** Columns numbered as the table beside them, which gives each its name and figures. */
export function ResolvedByReason({ reasons }: { reasons: ResolvedReason[] }) {
  const drawn = resolvedColumns(reasons)
  return (
    <div className={styles.columns}>
      <Plot
        className={styles.plot}
        width={width}
        height={resolvedHeight}
        boxHeight={250}
        description={`Share resolved at first contact for ${reasons.length} reasons, from ${reasons[0]?.resolved} down to ${reasons.at(-1)?.resolved} per cent; the table that follows gives each value.`}
        yLabels={[100, goodFrom, watchFrom, 0].map((percent) => ({
          at: resolvedY(percent),
          text: percent === 100 ? '100%' : String(percent),
        }))}
        overlay={drawn.map(({ start, share, resolved }, index) => (
          <span
            key={start}
            className={styles.number}
            aria-hidden="true"
            style={{ left: `${start}%`, width: `${share}%`, bottom: `${resolved}%` }}
          >
            <b>{index + 1}</b>
          </span>
        ))}
      >
        {drawn.map(({ start, band, everywhere, wideOnly }) => (
          <g key={start} data-band={band}>
            <path d={everywhere} />
            <path d={wideOnly} />
          </g>
        ))}
        <path
          className={chart.threshold}
          d={`M0 ${resolvedY(goodFrom)}h${width}M0 ${resolvedY(watchFrom)}h${width}`}
        />
      </Plot>
      <DataTable
        caption="Share of calls, and share of them resolved at first contact, by reason"
        noun="reasons"
        count={reasons.length}
        columns={columns}
        sortedBy={{ key: 'resolved', order: 'descending' }}
        className={styles.reasons}
      >
        <tbody>
          {reasons.map(({ reason, share, resolved }, index) => (
            <tr key={reason}>
              <td>{index + 1}</td>
              <th scope="row">{reason}</th>
              <td data-end>{`${share}%`}</td>
              <td>
                <QualityScore score={resolved} unit="%" />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}
