import { DeskHeader } from '../../../common/app-shell/desk-header.tsx'
import page from '../frame/side-page.module.css'
import { nameOf } from '../state/member-names.ts'
import { useSession } from '../state/session-store.ts'
import { NewLeadMail } from './new-lead-mail.tsx'
import { Notices } from './notices.tsx'
import { OwnName } from './own-name.tsx'
import { Passkeys } from './passkeys.tsx'
import { Sessions } from './sessions.tsx'
import { Signature } from './signature.tsx'

/** The member's own name, mail preferences, passkeys and sessions. */
export default function AccountPage() {
  const { me } = useSession()
  return (
    <>
      <DeskHeader title="Your account" lead={`${nameOf(me)} · ${me.email}`} />
      <div className={page.page}>
        <OwnName />
        {me.role !== 'reader' && (
          <>
            <Signature />
            <NewLeadMail />
          </>
        )}
        <Notices />
        <Passkeys />
        <Sessions />
      </div>
    </>
  )
}
