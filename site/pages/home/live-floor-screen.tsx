import type { LiveFloorSample } from '../../content/live-floor-sample.ts'
import { CallStateMark } from '../../../common/figures/call-state-mark.tsx'
import { Mark } from '../../../common/figures/mark.tsx'
import { LiveFloorCall } from './live-floor-call.tsx'
import { callsPerMinute } from './live-floor-chart.ts'
import '../../../common/styles/drawing.css'
import styles from './live-floor-screen.module.css'

/** A picture of the product's screen, made of real text and a real table. Nothing in it is interactive. */
export function LiveFloorScreen({ sample }: { sample: LiveFloorSample }) {
  return (
    <div className={styles.screen} data-ground="dark">
      <p className="visually-hidden">
        A sample screen of the product, to read only: the live floor of a bank with {sample.calls.length} of
        its calls, one of them opened.
      </p>
      <div className={styles.bar}>
        <p className={styles.name}>
          <Mark size={18} /> Live floor
        </p>
        <p className="wide-only text-2">
          {sample.bank} · {sample.service}
        </p>
        <p className={`wide-only text-2 ${styles.now}`}>
          <time dateTime={sample.now.iso}>{sample.now.display}</time>
        </p>
      </div>
      <ul className={`tabular text-2 ${styles.totals}`}>
        {sample.totals.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b>
            {label}
          </li>
        ))}
      </ul>
      <div className={styles.main}>
        <div className={styles.floor}>
          <table className={`tabular ${styles.calls}`}>
            <caption className="visually-hidden">Calls in progress</caption>
            <thead>
              <tr>
                {['Caller', 'Language', 'Reason', 'State', 'Time', 'Checks', 'System'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sample.calls.map((call) => (
                <tr key={call.caller}>
                  <th scope="row">{call.caller}</th>
                  <td>{call.language}</td>
                  <td>{call.reason}</td>
                  <td>
                    <CallStateMark state={call.state} person={call.person} />
                  </td>
                  <td>{call.time}</td>
                  <td>{call.checks ?? '—'}</td>
                  <td>{call.system ?? '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.rate}>
            <p>Calls per minute, 9 to 11:42 am</p>
            <svg className="line-drawing" viewBox="0 0 640 46" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.minutes} d={callsPerMinute()} />
              <path className="ink-assistant" d="M637 46V4" />
            </svg>
          </div>
        </div>
        <LiveFloorCall call={sample.openCall} />
      </div>
    </div>
  )
}
