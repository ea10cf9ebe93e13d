import { policyRevivalCall as call } from '../../../content/sample-call.ts'
import { similarCallsOfTheWeek as week } from '../../../content/sample-readings.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { FigureCaption } from '../../../../common/figures/figure-caption.tsx'
import type { SimilarCall } from '../../../../common/figures/similar-calls.ts'
import { similarCallsOfWeek } from '../../../sections/similar-calls-of-week.ts'
import { Stretched } from '../../../../common/figures/stretched.tsx'
import { TimeAxis } from '../../../../common/figures/time-axis.tsx'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { Waveform } from '../../../../common/figures/waveform.tsx'
import { grouped } from '../../../../common/ui/indian-numbers.ts'
import styles from './similar-calls-figure.module.css'
import '../../../../common/styles/drawing.css'
import { similarCallRows, lastAsking, pitch, secondsTaken } from './similar-call-rows.ts'

/** Rows needed for the words of the note about the question. */
const rowsForNote = 70

/** The week's calls like this one, longest first, with the call itself at full voice among them. */
export function SimilarCallsFigure() {
  const calls = similarCallsOfWeek()
  const longer = week.rowsLonger * week.callsPerRow
  const asking = week.rowsAsking * week.callsPerRow
  const question = call.turns[week.questionTurn]
  const seconds = secondsTaken(call.turns, week.questionTurn)
  const tiedTo = lastAsking(calls, rowsForNote)
  const note = {
    '--note-height': `${(calls.length - 1 - tiedTo) * pitch + pitch * 0.75}px`,
    '--note-from': `${percentOf(calls[tiedTo]?.question?.to ?? 0, call.seconds)}%`,
  }

  return (
    <figure>
      <p className="visually-hidden">
        Drawing: {grouped(week.calls)} calls about a lapsed policy, the longest at the top. Those that ask
        about the late fee are the long ones.
      </p>
      <TimeAxis seconds={call.seconds} />
      <div className={styles.rows} style={note}>
        <p className={styles.longer}>
          <b className="tabular">{grouped(longer)}</b> ran longer
        </p>
        <Rows calls={calls.slice(0, week.rowsLonger)} seconds={call.seconds} />
        <Waveform className={styles.call} turns={call.turns} seed={7} step={3.1} />
        <Rows calls={calls.slice(week.rowsLonger)} seconds={call.seconds} />
        <div className={styles.note}>
          <p className={styles.quote}>“So 640 is the late fee?”</p>
          <p>
            Asked at {timeLabel(Math.floor(question?.from ?? 0))} here, and in{' '}
            <b className="tabular">{grouped(asking)}</b> of the {grouped(week.calls)}. It adds {seconds}{' '}
            seconds.
          </p>
          <p className={styles.remedy}>Say the late fee in the reminder SMS.</p>
        </div>
      </div>
      <FigureCaption ruled result={`${grouped(week.calls)} calls like this one`} />
    </figure>
  )
}

function Rows({ calls, seconds }: { calls: SimilarCall[]; seconds: number }) {
  const height = calls.length * pitch
  return (
    <Stretched
      className={styles.similar}
      style={{ '--rows': calls.length }}
      width={seconds * 10}
      height={height}
    >
      {/* A phone omits every other row. */}
      {([0, 1] as const).map((parity) => {
        const { assistant, caller, question } = similarCallRows(calls, parity)
        return (
          <g key={parity} className={parity === 1 ? 'wide-only' : undefined}>
            <path className={`ink-assistant ${styles.others}`} d={assistant} />
            <path className={`ink-caller ${styles.others}`} d={caller} />
            <path className={styles.question} d={question} />
          </g>
        )
      })}
    </Stretched>
  )
}
