import { counts } from '../../content/counts.ts'
import { inWords } from '../../../common/content/in-words.ts'
import { industries } from '../../content/solutions-overview.ts'
import { type Solution, solutions } from '../../content/solutions.ts'
import { solutionPages } from '../../content/solutions/solution-pages.ts'
import { percentOf } from '../../../common/figures/axis-ticks.ts'
import { StrungScore } from '../../../common/figures/strung-score.tsx'
import { TimeAxis } from '../../../common/figures/time-axis.tsx'
import { timeLabel } from '../../../common/figures/time-label.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { PageFacts } from '../../sections/page-facts.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import styles from './twelve-calls.module.css'

/** Every call is drawn on this clock. */
const clockSeconds = 90

const groups = [
  { group: 'industry', title: 'By Industry' },
  { group: 'use-case', title: 'By Use Case' },
] as const

export function TwelveCalls() {
  return (
    <PageHead
      className={styles.section}
      size="heading-1"
      title={`Solutions:\n${inWords(counts.byIndustry)} industries,\n${inWords(counts.byUseCase)} use cases`}
      lead="AI assistants that answer by phone, WhatsApp and email, work in your systems and hand over what needs a person. Choose yours by the sentence its callers open with. All calls are samples."
      beside={
        <>
          <ContactButton className="lone-button" heading="See your own calls answered.">
            Schedule Demo
          </ContactButton>
          <PageFacts audience="companies that people have to call" price="voice" />
        </>
      }
    >
      <div className="wrap">
        <div className={styles.staves}>
          <TimeAxis className={styles.axis} seconds={clockSeconds} every={15} />
          {groups.map(({ group, title }) => (
            <section key={group} aria-labelledby={`calls-${group}`}>
              <h2 className="label" id={`calls-${group}`}>
                {title}
              </h2>
              <ul>
                {solutions
                  .filter((solution) => solution.group === group)
                  .map((solution) => (
                    <Stave key={solution.id} {...solution} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </PageHead>
  )
}

function Stave({ id, name, call }: Solution) {
  const hasTab = industries.some((industry) => industry.id === id)
  return (
    // When a tab below has the same name, the anchor belongs to that tab.
    <li id={hasTab ? undefined : id}>
      <a className="icon-after icon-moves" href={`/solutions/${id}`}>
        <b>{name}</b>
        <span className={styles.call} style={{ '--length': `${percentOf(call.seconds, clockSeconds)}%` }}>
          <StrungScore
            className={styles.score}
            turns={solutionPages[id].call.turns}
            seconds={call.seconds}
            seed={call.seed}
            strings={7}
            step={0.9}
            unitsPerSecond={6}
            height={60}
          />
          <time dateTime={`PT${call.seconds}S`}>{timeLabel(call.seconds)}</time>
        </span>
        <span className={styles.opening}>
          <span lang={call.lang}>{call.opening}</span> <small>{call.english}</small>
        </span>
      </a>
    </li>
  )
}
