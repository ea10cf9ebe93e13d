import { ComplianceBadges } from './compliance-badges.tsx'
import { FooterColumns } from './footer-columns.tsx'
import { FooterEnd } from './footer-end.tsx'
import styles from './footer.module.css'
import { SpeakTo } from './speak-to.tsx'

export function Footer() {
  return (
    <footer className={styles.footer} data-ground="dark">
      <div className="wrap">
        <SpeakTo />
        <ComplianceBadges />
        <FooterColumns />
      </div>
      <FooterEnd />
    </footer>
  )
}
