import { kindsOfWork } from '../../content/solutions-overview.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { Reading } from '../../sections/reading.tsx'
import { Section } from '../../sections/section.tsx'
import styles from './use-cases.module.css'

export function UseCases() {
  return (
    <Section
      ground="light"
      titleId="use-cases-title"
      ruled
      name="Four of them in detail"
      title="Kinds of work, step by step"
      lead="Three of the use cases above, and Document Processing, which is a product. All figures are samples."
    >
      <ul className={styles.cards}>
        {kindsOfWork.map(({ id, name, description, features, metric, implementation, product, href }) => (
          <li key={id}>
            <Reading className={styles.reading} product={product} />
            <h3 className="heading-3">
              <a className="quiet-link" href={href}>
                {name}
              </a>
            </h3>
            <p className="text-2">{description}</p>
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <div className={styles.foot}>
              <p className={styles.metric}>
                <b className="heading-2 tabular">{metric.shown}</b> {metric.what}
                <small className="small-muted">{implementation}</small>
              </p>
              <ContactButton
                look="outline"
                heading={`See ${name.toLowerCase()} at work.`}
                firstLine={`We would like a demo of ${name.toLowerCase()} for: `}
              >
                Schedule Demo<span className="visually-hidden"> of {name.toLowerCase()}</span>
              </ContactButton>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
