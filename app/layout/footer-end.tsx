import { site } from '../../content/site.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './footer-end.module.css'

/** The last line of every page, and under it the word of the brand in nine scripts (drawn by scripts/draw-name-word.ts). */
export function FooterEnd() {
  return (
    <div className="wrap">
      <div className={styles.line}>
        <p>
          © {site.copyrightYear} {site.company}. All rights reserved.
        </p>
        <a className={styles.top} href="#top">
          Back to top <Icon name="arrow-up" size={18} />
        </a>
      </div>
      <img className={styles.word} src="/name-word.svg" width="1280" height="41" alt="" loading="lazy" />
    </div>
  )
}
