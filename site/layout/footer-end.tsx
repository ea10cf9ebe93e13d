import nameWord from '../../common/brand/name-word.svg'
import { legalEntityLines } from '../../common/brand/legal-entity.ts'
import { menuWords } from '../content/navigation.ts'
import { site } from '../../common/brand/site.ts'
import { Brand } from './brand.tsx'
import styles from './footer-end.module.css'

/** The last line of every page, with the brand's word below in nine scripts (drawn by site/build/draw-name-word.ts). */
export function FooterEnd() {
  const entity = legalEntityLines(site.legalEntity)
  return (
    <div className="wrap">
      <div className={styles.line}>
        <Brand />
        <p className={styles.words}>
          {menuWords.footer} © {site.copyrightYear} {site.company}. All rights reserved.
        </p>
        <a className={`press-target icon-after no-print ${styles.top}`} href="#top">
          Back to top
        </a>
      </div>
      {entity.length > 0 && <p className={`small-muted ${styles.entity}`}>{entity.join(' · ')}</p>}
      <img
        className={`no-print ${styles.word}`}
        src={nameWord}
        width="1280"
        height="55"
        alt=""
        fetchPriority="low"
      />
    </div>
  )
}
