import { supportSample } from '../../../content/products/qams-support.ts'
import { targets } from '../../../content/products/qams.ts'
import { QualityCell } from '../../../../common/figures/quality-mark.tsx'
import { sum, weightedMean } from '../../../../common/figures/statistics.ts'
import { ReportFigures, ReportPanel } from '../../../sections/report-screen.tsx'
import { type Column, DataTable } from '../../../../common/ui/data-table.tsx'
import styles from './screens.module.css'
import { WaitByCall } from './wait-by-call.tsx'

const { waits, queues, reasons } = supportSample

export function SupportAnalytics() {
  const within = waits.filter((seconds) => seconds <= targets.slaSeconds).length
  const longest = queues.toSorted((a, b) => b.waiting - a.waiting)[0]
  const resolved = weightedMean(reasons.map(({ share, resolved: value }) => ({ value, weight: share })))
  return (
    <>
      <ReportFigures
        figures={[
          {
            label: `Answered within ${targets.slaSeconds} s`,
            value: `${((within / waits.length) * 100).toFixed(1)}%`,
            note: `SLA ${targets.slaPercent}%`,
          },
          {
            label: 'Waiting now',
            value: String(sum(queues.map(({ waiting }) => waiting))),
            note: `${longest?.waiting} in ${longest?.name.toLowerCase()}`,
          },
          { label: 'Resolved, first contact', value: `${resolved.toFixed(1)}%`, note: 'up 3.0' },
          { label: 'Abandoned', value: '1.8%', note: 'target 3%' },
        ]}
      />
      <div className={styles.row} style={{ '--split': '8.4fr 4fr' }}>
        <ReportPanel title="The wait, call by call" note={`Red: past ${targets.slaSeconds} seconds`}>
          <WaitByCall waits={waits} />
        </ReportPanel>
        <ReportPanel title="Queues now" note="14:02">
          <QueuesNow />
          <p className={`text-2 ${styles.hint}`}>
            Disputes is past SLA. Rhea Thomas, deposits, holds the skill at level 3: move her for 15 minutes.
          </p>
        </ReportPanel>
      </div>
      <ReportPanel title="Resolved, by reason" note="At first contact">
        <ResolvedByReason />
      </ReportPanel>
    </>
  )
}

const queueColumns: Column[] = [
  { name: 'Queue', kind: 'text' },
  { name: 'Waiting', kind: 'number', atEnd: true },
  { name: `In ${targets.slaSeconds} s`, kind: 'number', atEnd: true },
]

function QueuesNow() {
  return (
    <DataTable caption="Queues at 2:02 pm" noun="queues" count={queues.length} columns={queueColumns}>
      <tbody>
        {queues.map(({ name, waiting, withinSla }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-end>{waiting}</td>
            <QualityCell score={withinSla} unit="%" atEnd />
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

const reasonColumns: Column[] = [
  { name: 'Reason', kind: 'text' },
  { name: 'Of calls', kind: 'number', atEnd: true },
  { name: 'Resolved', kind: 'number', order: 'descending', atEnd: true },
]

function ResolvedByReason() {
  return (
    <DataTable
      caption="Share of calls, and share of them resolved at first contact, by reason"
      noun="reasons"
      count={reasons.length}
      columns={reasonColumns}
    >
      <tbody>
        {reasons.map(({ reason, share, resolved }) => (
          <tr key={reason}>
            <th scope="row">{reason}</th>
            <td data-end>{`${share}%`}</td>
            <QualityCell score={resolved} unit="%" atEnd />
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
