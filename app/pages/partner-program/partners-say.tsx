import { testimonials } from '../../../content/partner-program.ts'
import { Section } from '../../sections/section.tsx'
import styles from './partners-say.module.css'

/** Three sample testimonials. */
export function PartnersSay() {
  return (
    <Section
      ground="light"
      className={styles.section}
      titleId="say-title"
      size="heading-2"
      name="Testimonials"
      title="What partners say"
      lead={<p className="caption">Sample testimonials. People and companies are fictional.</p>}
    >
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
    </Section>
  )
}
