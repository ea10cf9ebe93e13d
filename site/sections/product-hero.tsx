import type { ReactNode } from 'react'
import { productHeroes } from '../content/products/heroes.ts'
import type { ProductId } from '../content/products.ts'
import { ContactButton } from '../contact/contact-button.tsx'
import { buttonClass } from '../../common/ui/button.tsx'
import { PageFacts } from './page-facts.tsx'
import { PageHead } from './page-head.tsx'
import { ProductCrumb } from './product-crumb.tsx'
import styles from './product-hero.module.css'
import { VoiceKey } from './voice-key.tsx'

interface ProductHeroProps {
  product: ProductId
  /** The drawing, full width below the words. */
  children: ReactNode
}

/** The dark opening of a product page, with its one `h1`; its words are in site/content/products/heroes.ts. */
export function ProductHero({ product, children }: ProductHeroProps) {
  const { title, lead, shows, voices } = productHeroes[product]
  return (
    <PageHead
      className={styles.hero}
      size="heading-1"
      crumb={<ProductCrumb product={product} />}
      title={title}
      lead={lead}
      beside={<ProductHeroActions product={product} className={styles.actions} />}
    >
      <div className="wrap">
        {shows && (
          <div className={styles.shows}>
            <p>{shows}</p>
            {voices && <VoiceKey {...voices} />}
          </div>
        )}
        {children}
      </div>
    </PageHead>
  )
}

/** The buttons of a product's first screen, with its audience and starting price. */
export function ProductHeroActions({ product, className = '' }: { product: ProductId; className?: string }) {
  const { button, dialogHeading, next, audience, price } = productHeroes[product]
  return (
    <>
      <div className={`actions actions-fill ${className}`}>
        <ContactButton heading={dialogHeading}>{button}</ContactButton>
        {next && (
          <a className={buttonClass({ look: 'outline' })} href={next.href}>
            {next.label}
          </a>
        )}
      </div>
      <PageFacts audience={audience} price={price} />
    </>
  )
}
