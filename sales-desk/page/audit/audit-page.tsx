import { useCallback, useEffect, useState } from 'react'
import type { AuditAction, AuditAnswer, AuditEntry } from '../../wire/audit.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { DeskHeader } from '../../../common/app-shell/desk-header.tsx'
import { PlaceLink } from '../address/place-link.tsx'
import { tellDesk } from '../api/ask-desk.ts'
import { sentenceOf } from '../api/desk-error.ts'
import fields from '../frame/fields.module.css'
import { SideButton } from '../../../common/ui/button.tsx'
import { Choice } from '../frame/form-parts.tsx'
import { LoadFailure } from '../frame/outcome.tsx'
import page from '../frame/side-page.module.css'
import { memberOptions } from '../state/member-names.ts'
import { useSession } from '../state/session-store.ts'
import { fullMoment } from '../time/dates.ts'
import { auditDetail } from './audit-detail.ts'
import styles from './audit-page.module.css'

/** Who viewed, changed, exported and erased what, newest first. For the owner. */
export default function AuditPage() {
  const { team } = useSession()
  const [memberId, setMemberId] = useState('')
  const [entries, setEntries] = useState<readonly AuditEntry[]>()
  const [next, setNext] = useState<number | null>(null)
  const [failure, setFailure] = useState('')

  const load = useCallback(
    (before?: number) =>
      tellDesk<AuditAnswer>(salesDeskRoutes.audit, {
        ...(memberId && { memberId }),
        ...(before !== undefined && { before }),
      }).then(
        (answer) => {
          setEntries((shown = []) => (before === undefined ? answer.entries : [...shown, ...answer.entries]))
          setNext(answer.next)
          setFailure('')
        },
        (error: unknown) => setFailure(sentenceOf(error)),
      ),
    [memberId],
  )
  useEffect(() => void load(), [load])

  return (
    <>
      <DeskHeader
        title="Audit log"
        lead="Every look at a lead’s data, every change, export and erasure."
        side={
          <Choice
            className={fields.control}
            aria-label="Of whom"
            value={memberId}
            options={[['', 'Everybody'], ...memberOptions(team)]}
            onChoose={setMemberId}
          />
        }
      />
      {failure && <LoadFailure sentence={failure} onRetry={() => void load()} />}
      {entries && (
        <table className={`ruled-table stacked-table ${styles.log}`}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Lead</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td className="tabular">{fullMoment(entry.at)}</td>
                <th scope="row">{auditWho(entry)}</th>
                <td>
                  {auditWords[entry.action]}
                  <span className="text-2">{auditDetail(entry, team)}</span>
                </td>
                <td>
                  {entry.reference && (
                    <PlaceLink
                      className="press-target quiet-link"
                      to={{ view: 'all', lead: entry.reference }}
                    >
                      {entry.reference}
                    </PlaceLink>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {entries?.length === 0 && <p className={page.note}>Nothing is written here yet.</p>}
      {next !== null && (
        <div className="actions">
          <SideButton onClick={() => void load(next)}>Show older</SideButton>
        </div>
      )}
    </>
  )
}

/** What an audit log entry says was done. */
const auditWords: Record<AuditAction, string> = {
  'signed-in': 'signed in',
  'signed-out': 'signed out',
  'sign-in-refused': 'was refused at sign-in',
  'session-revoked': 'ended a session',
  'passkey-added': 'made a passkey',
  'passkey-removed': 'removed a passkey',
  'lead-added': 'added a lead',
  'lead-seen': 'looked at a lead',
  'leads-listed': 'looked at a list of leads',
  'leads-searched': 'searched the leads',
  'lead-changed': 'changed a lead',
  'lead-answered': 'answered a lead',
  'leads-exported': 'exported a list of leads',
  'attachment-saved': 'saved a file that came with a mail',
  'person-exported': 'exported a person',
  'person-erased': 'erased a person',
  'member-invited': 'invited a member',
  'role-changed': 'changed a role',
  'member-removed': 'removed a member',
  'settings-changed': 'changed the settings',
  'template-changed': 'changed a template',
  'file-added': 'added a file',
  'file-removed': 'removed a file',
}

/** Who did it. Invitations without a member were made on the server's command line. */
function auditWho({ member, action }: AuditEntry): string {
  if (member) return member.name || 'A member'
  return action === 'member-invited' ? 'At the server' : 'Not signed in'
}
