import { site } from '../../../../common/brand/site.ts'
import { Section } from '../../../sections/section.tsx'
import { EnlargedCall } from './enlarged-call.tsx'
import { ByAssistant, ByHand, minutesByHand } from './gantt.tsx'
import styles from './one-address.module.css'

/** One change made twice, on one scale of minutes: the page's signature figure. */
export function OneAddress() {
  return (
    <Section
      ground="light"
      id="one-address"
      className={styles.section}
      title={'One address,\nfour systems'}
      lead={
        <div>
          <p className={styles.request}>“Change my address everywhere, not only on the card.”</p>
          <p className="lead">
            The change by hand and by {site.brand}, on one scale. The customer system comes last, so that what
            agents see is true.
          </p>
        </div>
      }
    >
      <figure className={styles.figure} style={{ '--minutes': minutesByHand }}>
        <ByHand />
        <ByAssistant />
        <EnlargedCall />
        <figcaption className={styles.caption}>
          Sample change at a demonstration bank. By hand includes a checker’s approval; by {site.brand}, your
          bank has approved the rule beforehand, and any case outside it waits for a checker.
        </figcaption>
      </figure>
    </Section>
  )
}
