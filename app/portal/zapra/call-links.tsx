import { PortalLink } from '../shell/portal-link.tsx'
import { mayOpen } from '../session/access.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { cardBlockCall } from '../../../content/portal/card-block-call.ts'
import styles from './call-links.module.css'

/** The way to the call a conversation goes on from, on the desks that the account may open. */
export function CallLinks({ reference }: { reference: string }) {
  const user = useCurrentUser()
  return (
    <p className={styles.links}>
      From the call {reference}:{' '}
      {user && mayOpen(user, 'virtual-assistant') && (
        <PortalLink className="quiet-link" to={`/dashboard/virtual-assistant?call=${cardBlockCall.callId}`}>
          hear it
        </PortalLink>
      )}
      {user && mayOpen(user, 'qams') && (
        <PortalLink className="quiet-link" to={`/dashboard/qams?sheet=${cardBlockCall.sheetId}`}>
          its score sheet
        </PortalLink>
      )}
    </p>
  )
}
