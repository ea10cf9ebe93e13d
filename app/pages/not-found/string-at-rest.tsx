import type { ReactNode } from 'react'
import { site } from '../../../content/site.ts'
import { OneScreen } from '../../sections/one-screen.tsx'
import { SpeakerLine } from '../../ui/speaker-line.tsx'
import styles from './not-found.module.css'
import { stringBox, stringAtRest } from './plucked-string.ts'
import '../../styles/drawing.css'

interface Subtitle {
  who: string
  said: string
  more: string
}

const silence = { who: 'Silence', said: 'A line at rest.', more: 'Nobody has ever spoken at this address.' }
const answers = [
  { who: site.brand, said: 'Hello.', more: 'There is no page here. Home is one link down.' },
  { who: site.brand, said: 'Hello again.', more: 'Still no page. I did check.' },
  { who: site.brand, said: 'You have a good ear.', more: 'The page has not moved in. Home is the button.' },
]

interface StringAtRestProps {
  /** Id of the heading. */
  titleId: string
  heading: ReactNode
  ways: ReactNode
}

/**
 * A line that sounds when it is touched, and the subtitle that answers; what it answers stands in templates for
 * string-at-rest.behaviour.ts. Without script it is a line. Static.
 */
export function StringAtRest({ titleId, heading, ways }: StringAtRestProps) {
  return (
    <OneScreen
      titleId={titleId}
      className={styles.page}
      drawing={
        <div className={styles.string} data-behaviour="string-at-rest">
          <svg
            viewBox={`0 0 ${stringBox.width} ${stringBox.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={stringAtRest} vectorEffect="non-scaling-stroke" />
          </svg>
          <button type="button" aria-describedby="not-found-hint" hidden>
            <span className="visually-hidden">Say something</span>
          </button>
        </div>
      }
    >
      {heading}
      <div>
        <div className={styles.subtitle} id="not-found-subtitle" data-speaking="false" aria-live="polite">
          <Words {...silence} />
        </div>
        {answers.map((answer) => (
          <template key={answer.said} data-answer>
            <Words {...answer} />
          </template>
        ))}
        {ways}
        <p className={`caption ${styles.hint}`} id="not-found-hint" data-ready="false">
          Touch the line, if you would like to say something.
        </p>
      </div>
    </OneScreen>
  )
}

function Words({ who, said, more }: Subtitle) {
  return (
    <>
      <SpeakerLine className={styles.who}>
        <b>{who}</b>{' '}
        <span className="tabular" data-time>
          0:00
        </span>
      </SpeakerLine>
      <p className={styles.said}>{said}</p>
      <p className={styles.more}>{more}</p>
    </>
  )
}
