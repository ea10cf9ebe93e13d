import type { ReactNode } from 'react'
import type { AnswerTimes, Figures } from '../../wire/figures.ts'
import { CountedLines } from '../../../common/figures/counted-lines.tsx'
import { grouped } from '../../../common/ui/indian-numbers.ts'
import { memberName } from '../state/member-names.ts'
import { useSession } from '../state/session-store.ts'
import { durationWords } from '../time/durations.ts'
import styles from './answering-figures.module.css'
import { CsvButton } from './csv-button.tsx'
import section from './figure-section.module.css'
import { minute } from '../../../common/lead/milliseconds.ts'

const time = (minutes: number | null) => (minutes === null ? 'none yet' : durationWords(minutes * minute))
const share = (part: number | null) => (part === null ? 'none yet' : `${Math.floor(part * 100)}%`)

/** How quickly leads were first answered, overall and by member. */
export function AnsweringFigures({ figures }: { figures: Figures }) {
  const { team } = useSession()
  const { answering, answeringByMember } = figures
  const numbers: [name: string, shown: string, part?: number | null][] = [
    ['Leads', grouped(answering.leads)],
    ['Answered in time', share(answering.inTime), answering.inTime],
    ['Half within', time(answering.median)],
    ['Nine in ten within', time(answering.ninetieth)],
  ]
  return (
    <section className={section.section} aria-labelledby="answering">
      <div className={section.head}>
        <h2 id="answering" className="heading-4">
          First answers
        </h2>
        <CsvButton figures={figures} table="answeringByMember" of="First answers" />
      </div>
      <dl className={`tabular ${styles.numbers}`}>
        {numbers.map(([name, shown, part]) => (
          <div key={name}>
            <dt className="small">{name}</dt>
            <dd>{shown}</dd>
            {part !== undefined && <ShareLines part={part} />}
          </div>
        ))}
      </dl>
      {answeringByMember.length > 0 && (
        <table className={`ruled-table stacked-table tabular ${styles.members}`}>
          <caption className="visually-hidden">First answers by member</caption>
          <thead>
            <tr>
              <th scope="col">Who</th>
              {columns.map(([head]) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answeringByMember.map((each) => (
              <tr key={each.memberId ?? ''}>
                <th scope="row">
                  {each.memberId === null ? 'Nobody of the team' : memberName(team, each.memberId)}
                </th>
                {columns.map(([head, cell]) => (
                  <td key={head} data-head={head}>
                    {cell(each)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const columns: [head: string, cell: (of: AnswerTimes) => ReactNode][] = [
  ['Leads', ({ leads }) => grouped(leads)],
  ['Answered', ({ answered }) => grouped(answered)],
  ['In time', (of) => <InTime of={of} />],
  ['Half within', ({ median }) => time(median)],
  ['Nine in ten within', ({ ninetieth }) => time(ninetieth)],
]

function InTime({ of }: { of: AnswerTimes }) {
  return (
    <span className={styles.inTime}>
      {share(of.inTime)} <ShareLines part={of.inTime} />
    </span>
  )
}

/** A share as twenty lines. Decorative: the number is beside it. */
function ShareLines({ part }: { part: number | null }) {
  if (part === null) return null
  return (
    <div className={styles.share}>
      <CountedLines lit={Math.floor(part * 20)} of={20} />
    </div>
  )
}
