import type { ReactNode } from 'react'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { percentOf } from '../../common/figures/axis-ticks.ts'
import { unitsPerSecond } from '../../common/figures/wave.ts'
import { Stretched } from '../../common/figures/stretched.tsx'
import { RowOutcome } from '../../common/ui/row-outcome.tsx'
import { Voices } from '../assistant/voices.tsx'
import { cardBlockCall } from '../content/card-block-call.ts'
import { deskNames } from '../content/desk-names.ts'
import { callOutcome, inboxOutcome, oneCallSeconds, sheetOutcome } from './one-call.ts'
import styles from './one-call-rows.module.css'
import '../../common/styles/drawing.css'

const height = 56
const middle = height / 2
const { callId, checks, conversationId, messages, reference } = cardBlockCall
const voices = {
  lines: cardBlockCall.lines.map(([from, to, voice]) => ({ from, to, voice })),
  seed: 19,
  height,
}

/** The call itself: what has been said is drawn full, what is to come faint. */
export function CallRow({ second, mayHear }: { second: number; mayHear: boolean }) {
  return (
    <Row
      address={`/dashboard/virtual-assistant?call=${callId}`}
      name={deskNames['virtual-assistant']}
      note={mayHear ? 'Took the call in Hindi and blocked the card' : 'Locked for Business User'}
      outcome={mayHear ? callOutcome(second) : 'At rest'}
      locked={!mayHear}
    >
      {mayHear && (
        <>
          <Voices {...voices} className={styles.future} from={second} to={oneCallSeconds} />
          <Voices {...voices} from={0} to={second} />
        </>
      )}
    </Row>
  )
}

/** A line for each check, a cross for a miss. */
export function SheetRow({ second }: { second: number }) {
  return (
    <Row
      address={`/dashboard/qams?sheet=${reference}`}
      name={deskNames.qams}
      note="Marked it, check by check"
      outcome={sheetOutcome(second)}
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
export function InboxRow({ second }: { second: number }) {
  return (
    <Row
      address={`/dashboard/zapra?conversation=${conversationId}`}
      name={deskNames.zapra}
      note="Sent the reference and answered the follow-up"
      outcome={inboxOutcome(second)}
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

interface RowProps {
  address: string
  name: string
  note: string
  outcome: string
  locked?: boolean
  /** Icons that keep their shape however wide the drawing is. */
  overlay?: ReactNode
  children: ReactNode
}

function Row({ address, name, note, outcome, locked = false, overlay, children }: RowProps) {
  const width = oneCallSeconds * unitsPerSecond
  return (
    <li>
      <DeskLink className={styles.row} to={address} data-locked={locked || undefined}>
        <span className={styles.name}>
          <b>{name}</b> <small>{note}</small>
        </span>
        <span className={styles.drawing} aria-hidden="true">
          <Stretched className="line-drawing" width={width} height={height}>
            <path className={styles.string} d={`M0 ${middle}H${width}`} />
            {children}
          </Stretched>
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
