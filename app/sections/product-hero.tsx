import type { ReactNode } from 'react'
import type { NavigationLink } from '../../content/navigation.ts'
import type { ProductId } from '../../content/products.ts'
import { ContactButton } from '../contact/contact-button.tsx'
import { buttonClass } from '../ui/button.tsx'
import { PageFacts, type PageFactsProps } from './page-facts.tsx'
import { PageHead } from './page-head.tsx'
import { ProductCrumb } from './product-crumb.tsx'
import styles from './product-hero.module.css'
import { VoiceKey } from './voice-key.tsx'

export interface ProductHeroProps extends PageFactsProps {
  product: ProductId
  /** The product's name and its use: "Smart Analytics: why customers call, and what it costs". */
  title: string
  lead: ReactNode
  /** Label of the contact button, where it is not “Schedule Demo”. */
  button?: string
  /** Heading of the contact dialog it opens. */
  dialogHeading: string
  /** Looks like an outlined button, and says which part of the page it opens. */
  next?: NavigationLink | undefined
  /** What the drawing below shows, in a line. */
  shows?: string
  /** The drawing has the two voices in it, so their colours are told; and what its brightest lines are, if they stand out. */
  voices?: boolean | { bright: string }
  /** The drawing, full width below the words. */
  children: ReactNode
}

/** The dark opening of a product page, with its one `h1`. Static. */
export function ProductHero(props: ProductHeroProps) {
  const { product, title, lead, button, dialogHeading, next, children } = props
  return (
    <PageHead
      className={styles.hero}
      size="heading-1"
      crumb={<ProductCrumb product={product} />}
      title={title}
      lead={lead}
      beside={
        <>
          <div className={`actions actions-fill ${styles.actions}`}>
            <ContactButton heading={dialogHeading}>{button}</ContactButton>
            {next && (
              <a className={buttonClass({ look: 'outline' })} href={next.href}>
                {next.label}
              </a>
            )}
          </div>
          <PageFacts audience={props.audience} price={props.price} />
        </>
      }
    >
      <div className="wrap">
        {props.shows && (
          <div className={styles.shows}>
            <p>{props.shows}</p>
            {props.voices && <VoiceKey {...(props.voices === true ? {} : props.voices)} />}
          </div>
        )}
        {children}
      </div>
    </PageHead>
  )
}
