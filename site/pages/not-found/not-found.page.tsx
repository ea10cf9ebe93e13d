import { site } from '../../../common/brand/site.ts'
import { Stretched } from '../../../common/figures/stretched.tsx'
import { OneScreen } from '../../sections/one-screen.tsx'
import { buttonClass } from '../../../common/ui/button.tsx'
import { SpeakerLine } from '../../../common/ui/speaker-line.tsx'
import styles from './not-found.module.css'
import { stringBox, stringAtRest } from './plucked-string.ts'
import '../../../common/styles/drawing.css'

export const meta = () => [
  { title: `Page not found. ${site.company}` },
  { name: 'robots', content: 'noindex' },
]

const silence = { who: 'Silence', said: 'A line at rest.', more: 'Nobody has ever spoken at this address.' }
const answers = [
  { who: site.brand, said: 'Hello.', more: 'There is no page here. Home is one link down.' },
  { who: site.brand, said: 'Hello again.', more: 'Still no page. I did check.' },
  { who: site.brand, said: 'You have a good ear.', more: 'The page has not moved in. Home is the button.' },
]

/**
 * Rendered once and served for every unknown path, so the markup must not depend on the path: a line that sounds when
 * touched, and a subtitle that answers, from templates that string-at-rest.behaviour.ts reads. Without script it is
 * just a line.
 */
export default function NotFound() {
  return (
    <OneScreen
      titleId="not-found"
      className={styles.page}
      drawing={
        <div className={`no-print ${styles.string}`} data-behaviour="string-at-rest">
          <Stretched {...stringBox}>
            <path d={stringAtRest} />
          </Stretched>
          <button type="button" aria-describedby="not-found-hint" hidden>
            <span className="visually-hidden">Say something</span>
          </button>
        </div>
      }
    >
      <h1 className="display" id="not-found">
        Oops! Page not found
      </h1>
      <div>
        <div className={styles.subtitle} id="not-found-subtitle" data-speaking="false" aria-live="polite">
          <Words {...silence} />
        </div>
        {answers.map((answer) => (
          <template key={answer.said} data-answer>
            <Words {...answer} />
          </template>
        ))}
        <p className={`actions actions-fill ${styles.ways}`}>
          <a className={buttonClass({})} href="/">
            Return home
          </a>
          <a className={buttonClass({ look: 'outline' })} href="/solutions">
            Solutions overview
          </a>
        </p>
        <p className={`caption no-print ${styles.hint}`} id="not-found-hint" data-ready="false">
          Touch the line, if you would like to say something.
        </p>
      </div>
    </OneScreen>
  )
}

function Words({ who, said, more }: typeof silence) {
  return (
    <>
      <SpeakerLine className={styles.who}>
        <b>{who}</b>{' '}
        <span className="tabular" data-time>
          0:00
        </span>
      </SpeakerLine>
      <p className={styles.said}>{said}</p>
      <p className="text-2">{more}</p>
    </>
  )
}
