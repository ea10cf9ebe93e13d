import { ContactButton } from '../../../contact/contact-button.tsx'
import { ProductHeroWords } from '../../../sections/product-hero-words.tsx'
import { buttonClass } from '../../../ui/button.tsx'

/** Static. */
export function HeroWords() {
  return (
    <ProductHeroWords
      product="virtual-assistant"
      title={
        <>
          Picked up on
          <br />
          the first ring.
        </>
      }
      lead="A voice assistant that answers your own numbers, verifies the caller, does the work in your systems and says what it did. Day, night and Diwali week."
      actions={
        <>
          <ContactButton heading="Speak to our team about your calls.">Speak to our Team</ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#personas">
            Read six calls
          </a>
        </>
      }
    />
  )
}
