import { timeline } from '../../../content/about.ts'
import { CountedLines } from '../../figures/counted-lines.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { grouped } from '../../ui/indian-numbers.ts'
import styles from './timeline.module.css'

const most = Math.max(...timeline.map(({ calls }) => calls))

/** Static. */
export function Timeline() {
  return (
    <section className="section" data-ground="dark" aria-labelledby="timeline-title">
      <div className="wrap">
        <SectionHead
          id="timeline-title"
          title={
            <>
              Six years, <br />
              {most} lines.
            </>
          }
        >
          One line is 100,000 calls a month, counted each December. The first year has none. We were
          listening.
        </SectionHead>
        <ol className={styles.years}>
          {timeline.map(({ year, calls, title, event }) => (
            <li key={year} data-calls={calls === 0 ? 'none' : calls === most ? 'most' : undefined}>
              <p className={`tabular ${styles.year}`}>{year}</p>
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
        <p className={`caption ${styles.note}`}>The counts before 2024 are samples.</p>
      </div>
    </section>
  )
}

function callsInWords(hundredThousands: number): string {
  return hundredThousands === 0 ? 'No calls yet.' : `${grouped(hundredThousands * 100_000)} calls a month.`
}
