import { type MouseEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { site } from '../../../content/site.ts'
import { OneScreen } from '../../sections/one-screen.tsx'
import { SpeakerLine } from '../../ui/speaker-line.tsx'
import styles from './not-found.module.css'
import { soundingSeconds, stringPath } from './plucked-string.ts'

const box = { width: 1000, height: 100 }
const atRest = `M0 ${box.height / 2}H${box.width}`

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

/** A line that sounds when it is touched, and the subtitle that answers. Without script it is a line. */
export function StringAtRest({ titleId, heading, ways }: StringAtRestProps) {
  const [touches, setTouches] = useState(0)
  const ready = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const line = useRef<SVGPathElement>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function touch({ currentTarget, clientX, detail }: MouseEvent<HTMLButtonElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    // A key press has no place: it plucks the middle.
    const at = detail === 0 ? 0.5 : Math.min(0.94, Math.max(0.06, (clientX - left) / width))
    stop.current?.()
    if (line.current) stop.current = sound(line.current, at)
    setTouches((n) => n + 1)
  }

  const subtitle = touches === 0 ? silence : (answers[Math.min(touches, answers.length) - 1] ?? silence)
  return (
    <OneScreen
      titleId={titleId}
      className={styles.page}
      drawing={
        <div className={styles.string}>
          <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
            <path d={atRest} vectorEffect="non-scaling-stroke" ref={line} />
          </svg>
          <button type="button" onClick={touch} aria-describedby="not-found-hint" hidden={!ready}>
            <span className="visually-hidden">Say something</span>
          </button>
        </div>
      }
    >
      {heading}
      <div>
        <div className={styles.subtitle} data-speaking={touches > 0} aria-live="polite">
          <SpeakerLine className={styles.who}>
            <b>{subtitle.who}</b> <span className="tabular">0:0{Math.min(touches, 9)}</span>
          </SpeakerLine>
          <p className={styles.said}>{subtitle.said}</p>
          <p className={styles.more}>{subtitle.more}</p>
        </div>
        {ways}
        <p className={`caption ${styles.hint}`} id="not-found-hint" data-ready={ready}>
          Touch the line, if you would like to say something.
        </p>
      </div>
    </OneScreen>
  )
}

/** False in the prerendered page and until React has taken it over; then true for good. */
const neverChanges = () => () => {}

/** Lets the string sound and come to rest; with reduced motion it only lights up. Returns what stops it. */
function sound(line: SVGPathElement, at: number): () => void {
  const start = performance.now()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  let frame = 0
  function draw(now: number) {
    const seconds = (now - start) / 1000
    if (seconds > soundingSeconds) return rest()
    if (!still) line.setAttribute('d', stringPath(box, { at, pull: box.height / 5, seconds }))
    frame = requestAnimationFrame(draw)
  }
  function rest() {
    cancelAnimationFrame(frame)
    line.setAttribute('d', atRest)
    delete line.dataset['sounding']
  }
  line.dataset['sounding'] = ''
  draw(start)
  return rest
}
