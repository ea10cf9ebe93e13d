import type { Need } from '../content/needs.ts'
import { needsWords, passedWords } from '../content/overview-words.ts'
import { sheets } from '../content/sheets.ts'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { timeLabel } from '../../common/figures/time-label.ts'
import { buttonClass } from '../../common/ui/button.tsx'
import { DeskGlyph } from '../shell/desk-glyph.tsx'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { type Done, useDone } from '../state/done.ts'
import { isSheetSettled } from '../state/summary.ts'
import styles from './needs-you.module.css'
import overview from './overview.module.css'

/** What waits for the signed-in person; returning from a desk, finished items are ticked. */
export function NeedsYou({ needs }: { needs: readonly Need[] }) {
  const seconds = useDemoSeconds(1)
  const done = useDone()
  const left = needs.filter((need) => !isMet(need, done)).length
  return (
    <section aria-labelledby="needs-title">
      <h2 id="needs-title" className="heading-3">
        Needs you <span className={styles.left}>{needsWords.left(left, needs.length)}</span>
      </h2>
      <ul className={`${overview.signs} ${styles.list}`}>
        {needs.map((need) => (
          <li key={need.id} data-done={isMet(need, done)}>
            <DeskGlyph desk={need.desk} />
            <div className={styles.words}>
              <b>{need.who}</b>
              <p>{need.why}</p>
              <p className={`tabular ${styles.when}`}>
                {isMet(need, done) && <DeskIcon name="check" size={15} weight={2} />}
                <span>{isMet(need, done) ? needsWords.done : timePassed(need, seconds)}</span>
              </p>
            </div>
            <DeskLink
              to={`/dashboard/${need.desk}?${need.in}=${need.id}`}
              className={buttonClass({ look: 'outline', size: 'small', className: styles.button })}
            >
              <span>{isMet(need, done) ? 'See it' : need.button}</span>
              <span className="visually-hidden">: {need.who}</span>
            </DeskLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether the person has done what is needed at the desk. */
function isMet({ id, in: kind }: Need, done: Done): boolean {
  if (kind === 'call') return !!done.calls[id]?.some((act) => act.kind === 'decide' || act.kind === 'take')
  if (kind === 'conversation')
    return !!done.threads[id]?.some((act) => act.kind === 'write' || act.kind === 'close')
  return sheets.some((sheet) => sheet.id === id && isSheetSettled(done, sheet))
}

/** Time since a need arose, at a demo second: "3:20 on the call", "21 minutes ago", "Waiting 2 minutes". */
function timePassed({ kind, since }: Need, seconds: number): string {
  const passed = seconds - since
  if (kind === 'on-call') return passedWords.onCall(timeLabel(passed))
  const minutes = Math.floor(passed / 60)
  const words = minutes < 60 ? passedWords.minutes(minutes) : passedWords.hours(Math.floor(minutes / 60))
  return kind === 'waiting' ? passedWords.waiting(words) : passedWords.ago(words)
}
