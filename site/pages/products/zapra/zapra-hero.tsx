import { productHeroes } from '../../../content/products/heroes.ts'
import { policyRevivalCall } from '../../../content/sample-call.ts'
import { callLength } from '../../../../common/figures/wave.ts'
import { TimeAxis } from '../../../../common/figures/time-axis.tsx'
import { Waveform } from '../../../../common/figures/waveform.tsx'
import { ProductCrumb } from '../../../sections/product-crumb.tsx'
import { ProductHeroActions } from '../../../sections/product-hero.tsx'
import { BubbleCascade } from './bubble-cascade.tsx'
import styles from './zapra-hero.module.css'

const { turns } = policyRevivalCall
const { title, lead, shows } = productHeroes.zapra

/** The sample call above, and the demo chat that hangs from it. */
export function ZapraHero() {
  return (
    <section className={styles.hero} data-ground="dark" aria-labelledby="page-title">
      <div className="wrap">
        <ProductCrumb product="zapra" />
        <div className={styles.call} aria-hidden="true">
          <TimeAxis className={styles.axis} seconds={callLength(turns)} />
          <Waveform className={styles.wave} turns={turns} seed={7} height={90} step={3.4} />
        </div>
        <div className={styles.chat}>
          <div className={styles.words}>
            <h1 className="heading-2" id="page-title">
              {title}
            </h1>
            <p className="lead">{lead}</p>
            <ProductHeroActions product="zapra" className={styles.actions} />
          </div>
          <BubbleCascade />
        </div>
        <p className={`caption ${styles.note}`}>{shows}</p>
      </div>
    </section>
  )
}
