import { Island } from '../../../common/islands/island.tsx'
import NewsletterForm from '../../newsletter/newsletter-form.island.tsx'
import { usePagePath } from '../../../common/ui/page-path.ts'
import styles from './newsletter-section.module.css'

/** What the newsletter is, and its subscription form. */
export function NewsletterSection() {
  return (
    <section className="section goes-on no-print" data-ground="light" aria-labelledby="newsletter-title">
      <div className="wrap">
        <div className={`two-columns ${styles.columns}`}>
          <h2 className="heading-2" id="newsletter-title">
            {'One letter a month.\nOne call in it.'}
          </h2>
          <div>
            <p>A short note on a call that went well or badly, and what changed after. No offers.</p>
            <Island name="newsletter-form" of={NewsletterForm} props={{ page: usePagePath() }} />
          </div>
        </div>
      </div>
    </section>
  )
}
