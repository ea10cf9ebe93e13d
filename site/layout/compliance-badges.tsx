import { type ComplianceBadge, complianceBadges } from '../content/compliance.ts'
import { maskSheet } from '../../common/figures/mask-image.ts'
import styles from './compliance-badges.module.css'

/** Content of each badge's ring, on 44 by 44 units. */
const drawings: Record<ComplianceBadge['id'], string> = {
  'soc-2': `${ticks(24)}<path d='M15 22l5 5 9-10'/>`,
  gdpr: `${ticks(12)}<path d='M22 13v18M16 17v10M28 17v10'/>`,
  dpdp: `${ticks(24)}<path d='M14 14h16M14 22h16M14 30h16'/>`,
  ccpa: "<path d='M22 5v34M8 12l28 20M36 12L8 32'/>",
  'aes-256': "<path d='M13 15h18M13 22h18M13 29h18M17 11v22M22 11v22M27 11v22'/>",
  mfa: "<circle cx='22' cy='18' r='5'/><path d='M13 33c1-6 5-8 9-8s8 2 9 8'/>",
  monitoring: `${ticks(60)}<path d='M22 11v11l7 4'/>`,
}

/** All drawings on one sheet, each in its ring. */
const sheet = {
  '--drawings': maskSheet(
    44,
    44,
    "fill='none' stroke='#000' stroke-width='1.1'",
    complianceBadges.map(({ id }) => `<circle cx='22' cy='22' r='21'/>${drawings[id]}`),
  ),
  '--height': `${complianceBadges.length * 100}%`,
}

/**
 * Each badge links to the evidence behind it. No list, no element for the name: elements per page are limited.
 */
export function ComplianceBadges() {
  return (
    <nav className={styles.badges} aria-label="Compliance" style={sheet}>
      {complianceBadges.map(({ id, name, detail, place }, index) => (
        <a className={styles.badge} style={placed(index)} href={`/security#${place}`} key={id}>
          {`${name}\n${detail}`}
        </a>
      ))}
    </nav>
  )
}

function placed(index: number) {
  return { '--drawing': `${(index / (complianceBadges.length - 1)) * 100}%` }
}

/** `count` ticks around the ring: one dashed circle, as wide as the ticks are long. */
function ticks(count: number): string {
  const radius = 19
  const tick = 1.1
  const space = (2 * Math.PI * radius) / count - tick
  return `<circle cx='22' cy='22' r='${radius}' stroke-width='4' stroke-dasharray='${tick} ${space.toFixed(3)}' stroke-dashoffset='${tick / 2}'/>`
}
