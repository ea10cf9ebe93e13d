import type { CSSProperties } from 'react'
import { processAutomation } from '../../../../content/products/process-automation.ts'
import { site } from '../../../../content/site.ts'
import { SectionHead } from '../../../sections/section-head.tsx'
import { ByHand } from './by-hand.tsx'
import { ByAssistant } from './by-assistant.tsx'
import { EnlargedCall } from './enlarged-call.tsx'
import { minutesByHand } from './minutes-by-hand.ts'
import styles from './one-address.module.css'

/** One change made twice, on one scale of minutes: the page's signature figure. */
export function OneAddress() {
  const { addressChange } = processAutomation
  const minutes = minutesByHand(addressChange.byHand)
  return (
    <section
      className={`section ${styles.section}`}
      id="one-address"
      data-ground="light"
      aria-labelledby="one-address-title"
    >
      <div className="wrap">
        <SectionHead
          id="one-address-title"
          size="display"
          title={
            <>
              One address.
              <br />
              Four systems.
            </>
          }
        >
          <div>
            <p className={styles.request}>“Change my address everywhere, not only on the card.”</p>
            <p className="lead">
              A customer who has asked twice before. Here is the change by hand, and by {site.brand}, on one
              scale.
            </p>
          </div>
        </SectionHead>
        <figure className={styles.figure} style={{ '--minutes': minutes } as CSSProperties}>
          <ByHand rows={addressChange.byHand} minutes={minutes} />
          <ByAssistant rows={addressChange.byAssistant} call={addressChange} minutes={minutes} />
          <EnlargedCall rows={addressChange.byAssistant} call={addressChange} minutes={minutes} />
          <figcaption className={styles.caption}>
            Sample change from a demonstration bank, hand times from a sample stop-watch study of twelve
            cases. Where it is lit, {site.brand} speaks: it says each change aloud once the system has
            confirmed it.
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
