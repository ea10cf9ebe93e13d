import type { Need } from '../../../content/portal/needs.ts'
import { needsWords } from '../../../content/portal/overview-words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useIsCallSettled } from '../assistant/summary.ts'
import { useIsSheetSettled } from '../qams/to-review.ts'
import { DeskGlyph } from '../shell/desk-glyph.tsx'
import { PortalIcon } from '../shell/portal-icon.tsx'
import { PortalLink } from '../shell/portal-link.tsx'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { useIsConversationSettled } from '../zapra/summary.ts'
import styles from './needs-you.module.css'
import overview from './overview.module.css'
import { timePassed } from './time-passed.ts'

/** What waits for the person signed in; what they finish at a desk comes back ticked. */
export function NeedsYou({ needs }: { needs: Need[] }) {
  const seconds = useDemoSeconds(1)
  const met = useMetNeeds()
  const left = needs.filter(({ id }) => !met.has(id)).length
  return (
    <section aria-labelledby="needs-title">
      <h2 id="needs-title" className="heading-3">
        Needs you <span className={styles.left}>{needsWords.left(left, needs.length)}</span>
      </h2>
      <ul className={`${overview.signs} ${styles.list}`}>
        {needs.map((need) => {
          const done = met.has(need.id)
          return (
            <li key={need.id} data-done={done}>
              <DeskGlyph desk={need.desk} />
              <div className={styles.words}>
                <b>{need.who}</b>
                <p>{need.why}</p>
                <p className={`tabular ${styles.when}`}>
                  {done && <PortalIcon name="check" size={15} weight={2} />}
                  {done ? needsWords.done : timePassed(need, seconds)}
                </p>
              </div>
              <PortalLink
                to={addressOf(need)}
                className={buttonClass({ look: 'outline', size: 'small', className: styles.button })}
              >
                <span>{done ? 'See it' : need.button}</span>
                <span className="visually-hidden">: {need.who}</span>
              </PortalLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Where a need is met: its call, sheet or conversation at its desk. */
function addressOf({ desk, id }: Pick<Need, 'desk' | 'id'>): string {
  const name = { 'virtual-assistant': 'call', qams: 'sheet', zapra: 'conversation' }[desk as string]
  return `/dashboard/${desk}?${name}=${id}`
}

/** Which of the needs have been met at their desks, by id. */
function useMetNeeds(): Set<string> {
  const met = {
    c402: useIsCallSettled('c402'),
    KB207745: useIsSheetSettled('KB207745'),
    KB207709: useIsSheetSettled('KB207709'),
    KB207744: useIsSheetSettled('KB207744'),
    z1: useIsConversationSettled('z1'),
  }
  return new Set(Object.entries(met).flatMap(([id, isMet]) => (isMet ? [id] : [])))
}
