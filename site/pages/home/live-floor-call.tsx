import type { LiveFloorSample } from '../../content/live-floor-sample.ts'
import { site } from '../../../common/brand/site.ts'
import { CallStateMark } from '../../../common/figures/call-state-mark.tsx'
import { Waveform } from '../../../common/figures/waveform.tsx'
import styles from './live-floor-call.module.css'

/** The opened call: its wave, its transcript, and what a supervisor may do. */
export function LiveFloorCall({ call }: { call: LiveFloorSample['openCall'] }) {
  return (
    <div className={styles.call}>
      <div className={styles.head}>
        <b>{call.caller}</b>
        <p className={`text-2 ${styles.languages}`}>{call.languages}</p>
        <CallStateMark state="answering" />
      </div>
      <Waveform className={styles.wave} turns={call.turns} height={52} seed={19} step={4.4} />
      <ol className={styles.transcript}>
        {call.transcript.map(({ time, speaker, text, english }) => (
          <li key={time} data-speaker={speaker}>
            <time className="text-3">{time}</time>
            {speaker !== 'event' && (
              <span className="visually-hidden">
                {speaker === 'assistant' ? `${site.brand}: ` : 'Caller: '}
              </span>
            )}
            <p lang={english ? call.lang : undefined}>{text}</p>
            {english && <p className={`text-2 ${styles.english}`}>{english}</p>}
          </li>
        ))}
      </ol>
      <ul className={styles.actions} aria-label="On this screen a supervisor can">
        {['Listen', 'Whisper', 'Take over'].map((action) => (
          <li key={action} className="edge">
            {action}
          </li>
        ))}
      </ul>
    </div>
  )
}
