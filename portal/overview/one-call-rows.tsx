import type { ReactNode } from 'react'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { cardBlockCall } from '../content/card-block-call.ts'
import { deskNames } from '../content/desk-names.ts'
import { oneCallWords } from '../content/one-call-words.ts'
import type { Turn } from '../../site/content/sample-call.ts'
import { percentOf } from '../../common/figures/axis-ticks.ts'
import { voicePaths, waveBars } from '../../common/figures/wave.ts'
import { RowOutcome } from '../../common/ui/row-outcome.tsx'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { oneCallSeconds } from './one-call.ts'
import styles from './one-call-rows.module.css'
import '../../common/styles/drawing.css'

const height = 56
const middle = height / 2
const unitsPerSecond = 10
const width = oneCallSeconds * unitsPerSecond

const { callId, checks, conversationId, lines, messages, reference } = cardBlockCall
const { locked: lockedWords, notes } = oneCallWords

const turns = lines.map(([from, to, voice]): Turn => {
  return { speaker: voice === 'caller' ? 'caller' : 'assistant', from, to }
})
const voices = voicePaths(waveBars(turns, { seed: 19, height }), middle)

interface RowProps {
  second: number
  outcome: string
}

/** The call itself: past speech is solid, future speech faint. */
export function CallRow({ second, mayHear, outcome }: RowProps & { mayHear: boolean }) {
  return (
    <Row
      address={`/dashboard/virtual-assistant?call=${callId}`}
      name={deskNames['virtual-assistant']}
      note={mayHear ? notes.call : lockedWords.note}
      outcome={mayHear ? outcome : lockedWords.outcome}
      locked={!mayHear}
    >
      {mayHear && (
        <>
          <Voices className={styles.future} from={second} to={oneCallSeconds} />
          <Voices from={0} to={second} />
        </>
      )}
    </Row>
  )
}

/** What is said from one second to another. */
function Voices({ from, to, className }: { from: number; to: number; className?: string | undefined }) {
  const long = Math.max(0, to - from) * unitsPerSecond
  const x = from * unitsPerSecond
  const box = { x, width: long, height, viewBox: `${x} 0 ${Math.max(0.1, long)} ${height}` }
  return (
    <svg className={className} {...box} preserveAspectRatio="none">
      <path className="ink-caller" d={voices.caller} />
      <path className="ink-assistant" d={voices.assistant} />
    </svg>
  )
}

/** A line for each check, a cross for a miss. */
export function SheetRow({ second, outcome }: RowProps) {
  return (
    <Row
      address={`/dashboard/qams?sheet=${reference}`}
      name={deskNames.qams}
      note={notes.sheet}
      outcome={outcome}
      overlay={checks
        .filter(({ passed }) => !passed)
        .map(({ id, at }) => (
          <span
            key={id}
            className={styles.miss}
            data-future={at > second || undefined}
            style={{ left: `${percentOf(at, oneCallSeconds)}%` }}
          >
            <DeskIcon name="x" size={26} />
          </span>
        ))}
    >
      {checks
        .filter(({ passed }) => passed)
        .map(({ id, at }) => (
          <path
            key={id}
            className="ink-text"
            data-future={at > second || undefined}
            d={`M${at * unitsPerSecond} 15v26`}
          />
        ))}
    </Row>
  )
}

/** The messages after the call: the assistant's solid below the line, the customer's outlined above it. */
export function InboxRow({ second, outcome }: RowProps) {
  return (
    <Row
      address={`/dashboard/zapra?conversation=${conversationId}`}
      name={deskNames.zapra}
      note={notes.inbox}
      outcome={outcome}
    >
      {messages.map(({ at, from }) => (
        <rect
          key={at}
          className={from === 'customer' ? styles.customer : styles.reply}
          data-future={at > second || undefined}
          x={at * unitsPerSecond}
          y={from === 'customer' ? 6 : 32}
          width="64"
          height="18"
          rx="4"
        />
      ))}
    </Row>
  )
}

interface RowFrameProps {
  address: string
  name: string
  note: string
  outcome: string
  locked?: boolean
  /** Icons that keep their shape however wide the drawing is. */
  overlay?: ReactNode
  children: ReactNode
}

function Row({ address, name, note, outcome, locked = false, overlay, children }: RowFrameProps) {
  return (
    <li>
      <DeskLink className={styles.row} to={address} data-locked={locked || undefined}>
        <span className={styles.name}>
          <b>{name}</b> <small>{note}</small>
        </span>
        <span className={styles.drawing} aria-hidden="true">
          <svg className="line-drawing" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
            <path className={styles.string} d={`M0 ${middle}H${width}`} />
            {children}
          </svg>
          {overlay}
        </span>
        <RowOutcome>
          {outcome}
          <DeskIcon name={locked ? 'lock' : 'arrow-right'} size={18} />
        </RowOutcome>
      </DeskLink>
    </li>
  )
}
