import type { ReactNode } from 'react'
import { type ComplianceBadge, complianceBadges } from '../../content/compliance.ts'
import styles from './compliance-badges.module.css'

/** What stands inside each badge's ring, on 44 by 44 units. */
const drawings = {
  'soc-2': (
    <>
      <Ticks count={24} />
      <path d="M15 22l5 5 9-10" />
    </>
  ),
  gdpr: (
    <>
      <Ticks count={12} />
      <path d="M22 13v18M16 17v10M28 17v10" />
    </>
  ),
  ccpa: <path d="M22 5v34M8 12l28 20M36 12L8 32" />,
  'aes-256': <path d="M13 15h18M13 22h18M13 29h18M17 11v22M22 11v22M27 11v22" />,
  mfa: (
    <>
      <circle cx="22" cy="18" r="5" />
      <path d="M13 33c1-6 5-8 9-8s8 2 9 8" />
    </>
  ),
  monitoring: (
    <>
      <Ticks count={60} />
      <path d="M22 11v11l7 4" />
    </>
  ),
} satisfies Record<ComplianceBadge['id'], ReactNode>

export function ComplianceBadges() {
  return (
    <ul className={styles.badges} aria-label="Compliance">
      {complianceBadges.map(({ id, name, detail }) => (
        <li className={styles.badge} key={id}>
          <svg
            width="44"
            height="44"
            viewBox="0 0 44 44"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.1"
            aria-hidden="true"
          >
            <circle cx="22" cy="22" r="21" />
            {drawings[id]}
          </svg>
          <span>
            <b className={styles.name}>{name}</b> <small className={styles.detail}>{detail}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Ticks around the ring, as many as `count`: one dashed circle as wide as they are long. */
function Ticks({ count }: { count: number }) {
  const radius = 19
  const tick = 1.1
  const space = (2 * Math.PI * radius) / count - tick
  return (
    <circle
      cx="22"
      cy="22"
      r={radius}
      strokeWidth="4"
      strokeDasharray={`${tick} ${space.toFixed(3)}`}
      strokeDashoffset={tick / 2}
    />
  )
}
