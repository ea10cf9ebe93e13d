import { portalContact } from '../content/shell-words.ts'
import { ContactButton } from '../../site/contact/contact-button.tsx'
import { buttonClass } from '../../common/ui/button.tsx'
import { useSummary } from '../state/summary.ts'
import type { Desk } from './desks.ts'
import bleed from '../../common/app-shell/bleed.module.css'
import styles from './locked-desk.module.css'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { SampleChip } from './desk-header.tsx'
import { StringsAtRest } from '../../common/figures/strings-at-rest.tsx'
import '../../common/styles/drawing.css'

/** Instead of a desk that the account may not open: strings at rest, the reason, and two ways on. */
export function LockedDesk({ desk }: { desk: Desk }) {
  return (
    <div className={styles.page}>
      <SampleChip className={`wide-only ${styles.chip}`} />
      <LockedPanel desk={desk} heading="h1" />
    </div>
  )
}

interface LockedPanelProps {
  desk: Desk
  heading: 'h1' | 'h2'
}

export function LockedPanel({ desk, heading: Heading }: LockedPanelProps) {
  const { onCall } = useSummary()
  const [first, second, why] =
    desk.id === 'team'
      ? [
          'Team and access',
          'is for administrators.',
          'Who may open what is decided by name, and every change is logged.',
        ]
      : [
          `${onCall} calls are live.`,
          'This desk cannot hear them.',
          'Live calls carry customers’ voices, so they are given by name. An administrator can add them, or we can show you.',
        ]
  return (
    <section className={`${bleed.bleed} ${styles.panel}`} data-ground="dark" aria-labelledby="locked-title">
      <div className={styles.drawing}>
        <StringsAtRest className={styles.strings} lines={30} />
      </div>
      <div className={styles.words}>
        <p className={styles.locked}>
          <DeskIcon name="lock" size={18} />
          Locked for Business User
        </p>
        <Heading id="locked-title" className={styles.title}>
          {first}
          <br />
          {second}
        </Heading>
        <p>Your account has Limited Access: QAMS and Zapra. {why}</p>
        <div className="actions">
          <ContactButton
            heading={portalContact.lockedDesk.heading}
            firstLine={portalContact.lockedDesk.firstLine(desk.name)}
          >
            Contact Sales
          </ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="/login#demo-accounts">
            Try the administrator account
          </a>
        </div>
      </div>
    </section>
  )
}
