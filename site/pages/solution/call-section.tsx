import type { SolutionPage } from '../../content/solutions/solution-page.ts'
import type { Solution } from '../../content/solutions.ts'
import { PlainName } from '../../sections/plain-name.tsx'
import { CallScore } from './call-score.tsx'
import styles from './call-section.module.css'

interface CallSectionProps extends Pick<SolutionPage, 'call'> {
  solution: Solution
  title: string
}

/** The call of a page whose opening shows something else, as a score to read or hear. */
export function CallSection({ solution, call, title }: CallSectionProps) {
  return (
    <section
      className={`section ${styles.call}`}
      data-ground="dark"
      data-behaviour="call-reader"
      aria-labelledby="call-title"
    >
      <div className="wrap">
        <h2 className="heading-2" id="call-title">
          <PlainName>Sample call</PlainName>
          {title}
        </h2>
      </div>
      <CallScore solution={solution} call={call} />
    </section>
  )
}
