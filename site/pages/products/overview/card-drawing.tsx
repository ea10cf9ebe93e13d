import { callCaptions } from '../../../content/call-captions.ts'
import type { ProductId } from '../../../content/products.ts'
import { policyRevivalCall, type Speaker } from '../../../content/sample-call.ts'
import { messages } from '../../../content/sample-readings.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { Reading } from '../../../sections/reading.tsx'
import { TimeAxis } from '../../../../common/figures/time-axis.tsx'
import { Waveform } from '../../../../common/figures/waveform.tsx'
import styles from './card-drawing.module.css'

const { seconds, turns } = policyRevivalCall

/** How one product reads the sample call, on the call's clock. Decorative: the card has the words. */
export function CardDrawing({ product }: { product: ProductId }) {
  return (
    <div className={styles.drawing} aria-hidden="true">
      <TimeAxis className={`${product === 'zapra' ? 'wide-only' : ''} ${styles.axis}`} seconds={seconds} />
      {product === 'zapra' ? (
        <Bubbles />
      ) : (
        <>
          <Notes notes={notes[product] ?? []} />
          {product === 'virtual-assistant' ? (
            <>
              <Waveform
                className={`wide-only ${styles.wave}`}
                turns={turns}
                seed={7}
                height={150}
                step={2.1}
              />
              <Waveform
                className={`narrow-only ${styles.wave}`}
                turns={turns}
                seed={7}
                height={150}
                step={6.2}
              />
            </>
          ) : (
            <Reading className={styles.reading} product={product} />
          )}
        </>
      )}
    </div>
  )
}

function Notes({ notes: shown }: { notes: CardNote[] }) {
  return (
    <div className={`wide-only ${styles.notes}`}>
      {shown.map(({ at, kind, text }) => (
        <i key={at} data-kind={kind} style={{ left: `${percentOf(at, seconds)}%` }}>
          {text}
        </i>
      ))}
    </div>
  )
}

function Bubbles() {
  return (
    <div className={styles.bubbles}>
      {bubbles.map(({ from, to, sender, text }) => (
        <span
          key={from}
          data-sender={sender}
          style={{ '--from': `${percentOf(from, seconds)}%`, '--width': `${percentOf(to - from, seconds)}%` }}
        >
          {text}
        </span>
      ))}
      <i className="wide-only">On the phone only</i>
    </div>
  )
}

/** A few words over the drawing, at a second of the call. */
interface CardNote {
  at: number
  kind: Speaker | 'passed' | 'failed'
  text: string
}

const notes: Partial<Record<ProductId, CardNote[]>> = {
  'virtual-assistant': callCaptions.map(({ at, speaker, text }) => ({ at, kind: speaker, text })),
  qams: [
    { at: 3, kind: 'passed', text: 'Greeting' },
    { at: 19, kind: 'passed', text: 'Verified' },
    { at: 28, kind: 'passed', text: 'Amount stated' },
    { at: 43, kind: 'failed', text: 'Amount not repeated' },
    { at: 63, kind: 'passed', text: 'More help offered' },
  ],
}

const texts = [
  'Please WhatsApp it',
  'Pay ₹18,240, late fee included',
  'Paid. Screenshot sent.',
  'Received. Your policy is active.',
]

/** Zapra's messages with their words, from sent to handled. */
const bubbles = messages.map(({ from, to, sender }, place) => ({
  from,
  to,
  sender,
  text: texts[place] ?? '',
}))
