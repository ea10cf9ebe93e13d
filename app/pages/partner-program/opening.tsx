import { site } from '../../../content/site.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { LineKey } from '../../figures/line-key.tsx'
import { saddleOver } from '../../figures/ruled-surface.ts'
import { Stretched } from '../../figures/stretched.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import styles from './opening.module.css'
import '../../styles/drawing.css'

const lines = 120
/** In units of a drawing that is stretched to the width of the window. */
const size = { width: 1440, height: 340 }
const surface = saddleOver(
  [
    [-40, 40],
    [250, 332],
    [1490, -10],
    [1010, 326],
  ],
  lines,
)

export function Opening() {
  return (
    <PageHead
      className={styles.opening}
      size="heading-1"
      title={`Partner Program: sell, build or integrate ${site.brand}`}
      lead="For software makers, resellers, integrators and regional firms. You bring customers, systems or a city. We bring AI assistants for phone, chat and email. Joining costs nothing before launch."
      beside={
        <div className="actions actions-fill">
          <ContactButton
            heading="Work with us as a partner."
            firstLine="We would like to become a partner: technology, channel, implementation or regional."
          >
            Speak to our Team
          </ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#process">
            How to join
          </a>
          <ArrowLink href="/offers">What customers pay</ArrowLink>
        </div>
      }
    >
      <figure className={styles.figure} aria-label={`Partner ${site.brand}`}>
        <Stretched {...size}>
          <path className={styles.partner} d={surface.callers} />
          <path className={styles.assistant} d={surface.assistant} />
        </Stretched>
        <figcaption className={`wrap ${styles.key}`}>
          <LineKey
            lines={[
              { ink: 'caller', text: 'Partner' },
              { ink: 'assistant', text: site.brand },
            ]}
          />
        </figcaption>
      </figure>
    </PageHead>
  )
}
