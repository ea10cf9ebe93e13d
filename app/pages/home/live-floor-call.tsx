import type { LiveFloorSample } from '../../../content/live-floor-sample.ts'
import { site } from '../../../content/site.ts'
import { CallStateMark } from '../../figures/call-state-mark.tsx'
import { Waveform } from '../../figures/waveform.tsx'
import styles from './live-floor-call.module.css'

/** The opened call: its wave, its transcript, and what a supervisor may do on it. */
export function LiveFloorCall({ call }: { call: LiveFloorSample['openCall'] }) {
  return (
    <div className={styles.call}>
      <div className={styles.head}>
        <p className={styles.caller}>{call.caller}</p>
        <p className={styles.languages}>{call.languages}</p>
        <CallStateMark state="answering" />
      </div>
      <Waveform className={styles.wave} turns={call.turns} height={52} seed={19} step={4.4} />
      <ol className={styles.transcript}>
        {call.transcript.map(({ time, speaker, text, english }) => (
          <li key={time} data-speaker={speaker}>
            <time>{time}</time>
            {speaker !== 'event' && (
              <span className="visually-hidden">
                {speaker === 'assistant' ? `${site.brand}: ` : 'Caller: '}
              </span>
            )}
            <p lang={english ? call.lang : undefined}>{text}</p>
            {english && <p className={styles.english}>{english}</p>}
          </li>
        ))}
      </ol>
      <ul className={styles.actions} aria-label="On this screen a supervisor can">
        <li>Listen</li>
        <li>Whisper</li>
        <li>Take over</li>
      </ul>
    </div>
  )
}
