import { testimonials } from '../../../content/partner-program.ts'
import { PlainName } from '../../sections/plain-name.tsx'
import styles from './partners-say.module.css'

/** Three sample testimonials. */
export function PartnersSay() {
  return (
    <section className={`section ${styles.section}`} data-ground="light" aria-labelledby="say-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="heading-2" id="say-title">
            <PlainName>Testimonials</PlainName>
            What partners say
          </h2>
          <p className="caption">Sample testimonials. People and companies are fictional.</p>
        </div>
        {testimonials.map(({ words, name, role, partner }) => (
          <figure className={styles.testimonial} key={name}>
            <blockquote className="speech">
              <p>{words}</p>
            </blockquote>
            <figcaption>
              <b>{name}</b>
              <span>{role}</span>
              <span className="small-muted">{partner}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
