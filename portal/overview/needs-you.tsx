import type { Need } from '../content/needs.ts'
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
        Needs you{' '}
        <span className={styles.left}>{left === 0 ? 'All done' : `${left} of ${needs.length}`}</span>
      </h2>
      <ul className={`${overview.signs} ${styles.list}`}>
        {needs.map((need) => {
          const met = isMet(need, done)
          return (
            <li key={need.id} data-done={met}>
              <DeskGlyph desk={need.desk} />
              <div>
                <b>{need.who}</b>
                <p className="text-2">{need.why}</p>
                <p className={`tabular ${styles.when}`}>
                  {met && <DeskIcon name="check" size={15} weight={2} />}
                  <span>{met ? 'Done by you' : timePassed(need, seconds)}</span>
                </p>
              </div>
              <DeskLink
                to={`/dashboard/${need.desk}?${need.in}=${need.id}`}
                className={buttonClass({ look: 'outline', size: 'small', className: styles.button })}
              >
                <span>{met ? 'See it' : need.button}</span>
                <span className="visually-hidden">: {need.who}</span>
              </DeskLink>
            </li>
          )
        })}
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

/** What has passed since a need arose, at a demo second: "3:20 on the call", "21 minutes ago", "Waiting 2 minutes". */
function timePassed({ in: kind, since }: Need, seconds: number): string {
  const passed = seconds - since
  if (kind === 'call') return `${timeLabel(passed)} on the call`
  const minutes = Math.floor(passed / 60)
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour']
  const time = `${count} ${unit}${count === 1 ? '' : 's'}`
  return kind === 'conversation' ? `Waiting ${time}` : `${time} ago`
}
