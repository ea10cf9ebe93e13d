import { timeline } from '../../content/about.ts'
import { CountedLines } from '../../../common/figures/counted-lines.tsx'
import { Section } from '../../sections/section.tsx'
import { grouped } from '../../../common/ui/indian-numbers.ts'
import styles from './timeline.module.css'

const most = Math.max(...timeline.map(({ calls }) => calls))

export function Timeline() {
  return (
    <Section
      ground="dark"
      titleId="timeline-title"
      name="Timeline"
      title={'2019 to 2024,\nfrom none to 22 million'}
      lead="Calls answered a month, each December. The counts before 2024 are samples."
    >
      <ol className={styles.years}>
        {timeline.map(({ year, calls, title, event }) => (
          <li key={year} data-calls={calls === 0 ? 'none' : calls === most ? 'most' : undefined}>
            <p className="heading-2 tabular">{year}</p>
            <div className={styles.lines}>
              <CountedLines lit={calls} of={most} spoken />
              <span className="visually-hidden">{callsInWords(calls)}</span>
            </div>
            <div>
              <h3 className="heading-4">{title}</h3>
              <p className={styles.event}>{event}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function callsInWords(hundredThousands: number): string {
  return hundredThousands === 0 ? 'No calls yet.' : `${grouped(hundredThousands * 100_000)} calls a month.`
}
