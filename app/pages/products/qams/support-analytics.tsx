import { supportSample } from '../../../../content/products/qams-support.ts'
import { qams, targets } from '../../../../content/products/qams.ts'
import { QualityCell } from '../../../figures/quality-mark.tsx'
import { sum, weightedMean } from '../../../figures/statistics.ts'
import { ReportFigures, ReportPanel } from '../../../sections/report-screen.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import chart from './chart.module.css'
import { QueuesNow } from './queues-now.tsx'
import { ReportRow } from './report-row.tsx'
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
          ...qams.keyFigures.support,
        ]}
      />
      <ReportRow split="twoToOne">
        <ReportPanel title="The wait, call by call" note={`Red: past ${targets.slaSeconds} seconds`}>
          <WaitByCall waits={waits} />
        </ReportPanel>
        <ReportPanel title="Queues now" note="14:02">
          <QueuesNow queues={queues} />
          <p className={chart.hint}>
            Disputes is past SLA. Rhea Thomas, deposits, holds the skill at level 3: move her for 15 minutes.
          </p>
        </ReportPanel>
      </ReportRow>
      <ReportPanel title="Resolved, by reason" note="At first contact">
        <ResolvedByReason />
      </ReportPanel>
    </>
  )
}

const columns: Column[] = [
  { name: 'Reason', key: 'reason', kind: 'text' },
  { name: 'Of calls', key: 'share', kind: 'number', atEnd: true },
  { name: 'Resolved', key: 'resolved', kind: 'number', atEnd: true },
]

function ResolvedByReason() {
  return (
    <DataTable
      caption="Share of calls, and share of them resolved at first contact, by reason"
      noun="reasons"
      count={reasons.length}
      columns={columns}
      sortedBy={{ key: 'resolved', order: 'descending' }}
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
