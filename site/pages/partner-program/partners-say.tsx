import { testimonials } from '../../content/partner-program.ts'
import { CanBeChecked } from '../../sections/can-be-checked.tsx'
import { SampleName } from '../../sections/sample-name.tsx'
import { Section } from '../../sections/section.tsx'
import styles from './partners-say.module.css'

/** Three testimonials. */
export function PartnersSay() {
  return (
    <Section
      ground="light"
      className={styles.section}
      titleId="say-title"
      size="heading-2"
      name="Testimonials"
      title={
        testimonials.every(({ isSample }) => isSample) ? 'What a partner may ask first' : 'What partners say'
      }
      lead={
        testimonials.some(({ isSample }) => isSample) && (
          <p className="caption">Samples: people and companies are fictional.</p>
        )
      }
    >
      {testimonials.map(({ isSample, words, name, role, partner }) => (
        <figure className={styles.testimonial} key={name}>
          <blockquote className="speech">
            <p>
              <SampleName isSample={isSample}>{words}</SampleName>
            </p>
          </blockquote>
          <figcaption>
            <b>{name}</b>
            <span>{role}</span>
            <span className="small-muted">{partner}</span>
          </figcaption>
        </figure>
      ))}
      <CanBeChecked instead={testimonials} />
    </Section>
  )
}
