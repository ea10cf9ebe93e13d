import { deskNames } from '../../../content/portal/desk-names.ts'
import { type PortalProduct, portalProducts, type TeamMember } from '../../../content/portal/team.ts'
import styles from './member-row.module.css'
import { type Grant, hasAccess, isFixed } from './team-store.ts'

interface MemberRowProps {
  member: TeamMember
  grants: readonly Grant[]
  onChange: (product: PortalProduct, given: boolean) => void
}

/** One person: who they are, and a switch for each product. */
export function MemberRow({ member, grants, onChange }: MemberRowProps) {
  return (
    <div className={styles.row}>
      <p className={styles.who}>
        <b>{member.name}</b>
        <small className="micro-muted">{member.email}</small>
      </p>
      <p className={styles.role}>{member.role}</p>
      {portalProducts.map((product) => (
        <label key={product} className={styles.switch}>
          <input
            type="checkbox"
            checked={hasAccess(grants, member, product)}
            disabled={isFixed(member)}
            onChange={({ target }) => onChange(product, target.checked)}
          />
          <span className={styles.knob} aria-hidden="true" />
          <span className={styles.name}>
            {deskNames[product]}
            <span className="visually-hidden"> for {member.name}</span>
          </span>
        </label>
      ))}
      <p className={styles.seen}>
        <span className={styles.name}>Last seen: </span>
        {member.lastSeen}
      </p>
    </div>
  )
}
