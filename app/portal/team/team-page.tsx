import { useState } from 'react'
import { deskNames } from '../../../content/portal/desk-names.ts'
import { portalProducts, team } from '../../../content/portal/team.ts'
import { accessChanged, logNote, teamLead } from '../../../content/portal/team-words.ts'
import { assistantStore } from '../assistant/acts/acts-store.ts'
import { DeskHeader } from '../shell/desk-header.tsx'
import { demoSecondsNow, demoTimeLabel } from '../state/demo-clock.ts'
import { accessLog } from './access-log.ts'
import { MemberRow } from './member-row.tsx'
import styles from './team-page.module.css'
import { teamStore } from './team-store.ts'

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
          <ul className={styles.members} aria-label="Members and the products they may open">
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
          <ol className={styles.log}>
            {accessLog(grants, acts).map(({ at, text }) => (
              <li key={`${at} ${text}`}>
                <time>{demoTimeLabel(at)}</time>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="caption">{logNote}</p>
        </section>
      </div>
    </>
  )
}
