import { useState } from 'react'
import { recordedCalls } from '../content/calls.ts'
import { clock } from '../content/demo-day.ts'
import { deskNames } from '../content/desk-names.ts'
import { secondLookAskedAt } from '../content/sheets.ts'
import { type PortalProduct, portalProducts, team, type TeamMember } from '../content/team.ts'
import { TimedList } from '../../common/app-shell/timed-list.tsx'
import { DeskHeader } from '../shell/desk-header.tsx'
import { demoSecondsNow, demoTimeLabel } from '../state/demo-clock.ts'
import { change, type Done, useDone } from '../state/done.ts'
import row from './member-row.module.css'
import styles from './team-page.module.css'

/** Whether a member may open a product after the changes. */
function hasAccess({ grants }: Done, { id, products }: TeamMember, product: PortalProduct): boolean {
  const last = grants.findLast((grant) => grant.memberId === id && grant.product === product)
  return last?.given ?? products.includes(product)
}

/** Who may open what, with a switch for each; and who gave access, or heard a call. */
export default function TeamPage() {
  const done = useDone()
  const [said, setSaid] = useState('')
  const give = ({ id, name }: TeamMember, product: PortalProduct, given: boolean) => {
    change(({ grants }) => ({ grants: [...grants, { memberId: id, product, given, at: demoSecondsNow() }] }))
    setSaid(`${deskNames[product]} ${given ? 'given to' : 'taken from'} ${name}. Simulated.`)
  }
  return (
    <>
      <DeskHeader
        title={deskNames.team}
        lead="Six people, three desks. Changes here are simulated: they are logged and kept in this browser, and the demo accounts keep what they have."
      />
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
              <li key={member.id} className={row.row}>
                <p className={row.who}>
                  <b>{member.name}</b>
                  <small className="micro-muted">{member.email}</small>
                </p>
                <p className={row.role}>{member.role}</p>
                {portalProducts.map((product) => (
                  <label key={product} className={row.switch}>
                    <input
                      type="checkbox"
                      checked={hasAccess(done, member, product)}
                      // An administrator cannot lock themselves out.
                      disabled={member.role === 'Administrator'}
                      onChange={({ target }) => give(member, product, target.checked)}
                    />
                    <span className={row.knob} aria-hidden="true" />
                    <span className={row.name}>
                      {deskNames[product]}
                      <span className="visually-hidden"> for {member.name}</span>
                    </span>
                  </label>
                ))}
                <p className={row.seen}>
                  <span className={row.name}>Last seen: </span>
                  {member.lastSeen}
                </p>
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
          <TimedList entries={accessLog(done)} isRuled />
          <p className="caption">Live calls are given by name, and every listen is logged.</p>
        </section>
      </div>
    </>
  )
}

/** What the access log holds as the demo begins; `at` in demo seconds. */
const earlierAccess = [
  { at: clock('11:36'), text: 'Imran K. took over 82••• •• 820' },
  { at: clock(secondLookAskedAt), text: 'Farida S. asked for a second look at KB207745' },
  { at: clock('9:02'), text: 'Sunita G. was given Virtual Assistant' },
]

/** Who was given what, and who listened to or took which recorded call, newest first. */
function accessLog({ grants, calls }: Done) {
  const given = grants.map(({ at, memberId, product, given: isGiven }) => {
    const name = team.find(({ id }) => id === memberId)?.shortName ?? ''
    return {
      at,
      text: `You ${isGiven ? 'gave' : 'took'} ${deskNames[product]} ${isGiven ? 'to' : 'from'} ${name}`,
    }
  })
  const heard = recordedCalls.flatMap(({ id, caller, startsAt }) =>
    (calls[id] ?? []).flatMap(({ kind, at }) =>
      kind === 'listen' || kind === 'take'
        ? [{ at: startsAt + at, text: `You ${kind === 'take' ? 'took over' : 'listened to'} ${caller}` }]
        : [],
    ),
  )
  return [...earlierAccess, ...given, ...heard]
    .toSorted((one, other) => other.at - one.at)
    .map(({ at, text }) => ({ at: demoTimeLabel(at), text }))
}
