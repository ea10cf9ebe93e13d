import { useState } from 'react'
import { earlierAccess } from '../../../content/portal/access.ts'
import { deskNames } from '../../../content/portal/desk-names.ts'
import { accessChanged, logNote, logWords, teamLead } from '../../../content/portal/team-words.ts'
import { portalProducts, team } from '../../../content/portal/team.ts'
import { assistantStore } from '../assistant/acts/acts-store.ts'
import type { CallActs } from '../assistant/acts/call-act.ts'
import { callById } from '../assistant/floor/schedule.ts'
import { TimedList } from '../../desk-kit/timed-list.tsx'
import { DeskHeader } from '../shell/desk-header.tsx'
import { demoSecondsNow, demoTimeLabel } from '../state/demo-clock.ts'
import { MemberRow } from './member-row.tsx'
import styles from './team-page.module.css'
import { type Grant, teamStore } from './team-store.ts'

export default function TeamPage() {
  const { grants } = teamStore.useState()
  const { acts } = assistantStore.useState()
  const [said, setSaid] = useState('')
  return (
    <>
      <DeskHeader title={deskNames.team} lead={teamLead} />
      <div className={styles.columns}>
        <div>
          <div className={styles.heads} aria-hidden="true">
            <span>Member</span>
            <span>Role</span>
            {portalProducts.map((product) => (
              <span key={product}>{deskNames[product]}</span>
            ))}
            <span>Last seen</span>
          </div>
          <ul className="ruled-rows" aria-label="Members and the products they may open">
            {team.map((member) => (
              <li key={member.id}>
                <MemberRow
                  member={member}
                  grants={grants}
                  onChange={(product, given) => {
                    teamStore.dispatch({ memberId: member.id, product, given, at: demoSecondsNow() })
                    setSaid(accessChanged(product, given, member.name))
                  }}
                />
              </li>
            ))}
          </ul>
          <p role="status" className={styles.said}>
            {said}
          </p>
        </div>
        <section aria-labelledby="log-title">
          <h2 id="log-title" className="heading-3">
            Access log
          </h2>
          <TimedList entries={accessLog(grants, acts)} isRuled />
          <p className="caption">{logNote}</p>
        </section>
      </div>
    </>
  )
}

/** Who was given what, and who listened to or took which call, newest first; `at` in demo seconds until it is shown. */
function accessLog(grants: readonly Grant[], acts: CallActs) {
  const given = grants.map(({ at, memberId, product, given: isGiven }) => {
    const name = team.find(({ id }) => id === memberId)?.shortName ?? ''
    return { at, text: (isGiven ? logWords.gave : logWords.took)(product, name) }
  })
  return [...earlierAccess, ...given, ...heard(acts)]
    .toSorted((one, other) => other.at - one.at)
    .map(({ at, text }) => ({ at: demoTimeLabel(at), text }))
}

function heard(acts: CallActs) {
  return Object.keys(acts).flatMap((callId) => {
    const call = callById(callId, acts)
    if (!call) return []
    return (acts[callId] ?? []).flatMap(({ kind, at }) => {
      if (kind !== 'listen' && kind !== 'take') return []
      return [{ at: call.startsAt + at, text: logWords[kind](call.caller) }]
    })
  })
}
