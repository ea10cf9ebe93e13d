import type { AnswerTimes, Figures } from '../../../lead/sales-desk-figures.ts'
import { grouped } from '../../ui/indian-numbers.ts'
import { memberName } from '../state/member-names.ts'
import { useSession } from '../state/session-store.ts'
import { durationWords } from '../time/durations.ts'
import styles from './answering-figures.module.css'
import { CsvButton } from './csv-button.tsx'
import section from './figure-section.module.css'

const minuteMs = 60_000

const time = (minutes: number | null) => (minutes === null ? 'none yet' : durationWords(minutes * minuteMs))
const share = (part: number | null) => (part === null ? 'none yet' : `${Math.floor(part * 100)}%`)

/** How quickly leads were answered first, in all and by each member. */
export function AnsweringFigures({ figures }: { figures: Figures }) {
  const { team } = useSession()
  const { answering, answeringByMember } = figures
  return (
    <section className={section.section} aria-labelledby="answering">
      <div className={section.head}>
        <h2 id="answering" className="heading-4">
          First answers
        </h2>
        <CsvButton figures={figures} table="answeringByMember" of="First answers" />
      </div>
      <dl className={styles.numbers}>
        <div>
          <dt>Leads</dt>
          <dd>{grouped(answering.leads)}</dd>
        </div>
        <div>
          <dt>Answered in time</dt>
          <dd>{share(answering.inTime)}</dd>
          <ShareLines part={answering.inTime} />
        </div>
        <div>
          <dt>Half were answered within</dt>
          <dd>{time(answering.median)}</dd>
        </div>
        <div>
          <dt>Nine in ten within</dt>
          <dd>{time(answering.ninetieth)}</dd>
        </div>
      </dl>
      {answeringByMember.length > 0 && (
        <table className={`ruled-table stacked-table tabular ${styles.members}`}>
          <caption className="visually-hidden">First answers by member</caption>
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">Leads</th>
              <th scope="col">Answered</th>
              <th scope="col">In time</th>
              <th scope="col">Half within</th>
              <th scope="col">Nine in ten within</th>
            </tr>
          </thead>
          <tbody>
            {answeringByMember.map((each) => (
              <tr key={each.memberId ?? ''}>
                <th scope="row">
                  {each.memberId === null ? 'Nobody of the team' : memberName(team, each.memberId)}
                </th>
                <td data-head="Leads">{grouped(each.leads)}</td>
                <td data-head="Answered">{grouped(each.answered)}</td>
                <td data-head="In time">
                  <InTime of={each} />
                </td>
                <td data-head="Half within">{time(each.median)}</td>
                <td data-head="Nine in ten within">{time(each.ninetieth)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function InTime({ of }: { of: AnswerTimes }) {
  return (
    <span className={styles.inTime}>
      {share(of.inTime)} <ShareLines part={of.inTime} />
    </span>
  )
}

const lines = 20

/** A share as twenty lines, those of it tall. Beside its number. */
function ShareLines({ part }: { part: number | null }) {
  if (part === null) return null
  const tall = Math.floor(part * lines)
  const path = (from: number, to: number, length: number) =>
    Array.from({ length: to - from }, (_, at) => `M${(from + at) * 4 + 1} 14v-${length}`).join('')
  return (
    <svg
      className={styles.share}
      width={lines * 4}
      height="14"
      viewBox={`0 0 ${lines * 4} 14`}
      aria-hidden="true"
    >
      <path d={path(0, tall, 13)} />
      <path className={styles.rest} d={path(tall, lines, 4)} />
    </svg>
  )
}
