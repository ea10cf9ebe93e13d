import { Stretched } from '../../../../common/figures/stretched.tsx'
import { coverSize, coverStrings, dayInPercent, firstDay } from './cover-strings.ts'
import styles from './policy-days.module.css'
import '../../../../common/styles/drawing.css'
import '../../../../common/styles/table.css'

/** Of the sample policy: premium due on 12 May, lapsed on 11 June, revived in mid-September. */
const [lapsed, revived] = [30, 128]

/** Labels of neighbouring days are on opposite sides of the strings. */
const moments = [
  { day: firstDay, label: 'Received', isAbove: true },
  { day: firstDay + 30, label: 'Free-look ends' },
  { day: 0, label: 'Premium due', isAbove: true, endsThere: true },
  { day: lapsed, label: 'Lapsed' },
  { day: revived, label: 'Revived', isAbove: true, endsThere: true },
]

/** What a policyholder may ask for, and for how long. */
const rights = [
  {
    name: 'Free-look',
    days: '30 days',
    text: 'to send a new life or health policy back. Registered on the call, without arguing.',
  },
  {
    name: 'Grace',
    days: '30 days',
    text: 'to pay late, 15 where premiums are monthly. The reminder says the last date.',
  },
  {
    name: 'Revival',
    days: '5 years',
    text: 'at most, from the first unpaid premium. Quoted to the rupee, late fee included.',
  },
  {
    name: 'Complaint',
    days: '2 weeks',
    text: 'for the insurer’s answer. Then Bima Bharosa, and within a year the Ombudsman.',
  },
]

/** One policy on a line of days, and the four rights that have a last date. */
export function PolicyDays() {
  const strings = coverStrings(lapsed, revived)
  return (
    <figure className={styles.figure}>
      <div className={styles.days}>
        <Stretched className={`line-drawing ${styles.cover}`} {...coverSize}>
          <path className="ink-caller" d={strings.first} />
          <path className="ink-assistant" d={strings.revived} />
        </Stretched>
        <ol>
          {moments.map(({ day, label, isAbove, endsThere }) => (
            <li
              key={label}
              style={{ '--at': `${dayInPercent(day)}%` }}
              data-above={isAbove}
              data-ends={endsThere}
              data-revived={day === revived || undefined}
            >
              {label}
            </li>
          ))}
        </ol>
      </div>
      <table className={`ruled-table ${styles.rights}`}>
        <tbody>
          {rights.map(({ name, days, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.last}>{days}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        Cover of a sample policy, day by day. Periods as IRDAI sets them for most policies.
      </figcaption>
    </figure>
  )
}
