import { ContactButton } from '../../../contact/contact-button.tsx'
import { ProductHeroWords } from '../../../sections/product-hero-words.tsx'
import { buttonClass } from '../../../ui/button.tsx'

/** Static. */
export function HeroWords() {
  return (
    <ProductHeroWords
      product="virtual-assistant"
      title="Virtual Assistant: AI that answers your phone calls"
      lead="It answers your own numbers day and night, verifies the caller, does the work in your systems and says what it did. Hard calls go to your team."
      audience="banks, insurers, hospitals and shops"
      price="voice"
      actions={
        <>
          <ContactButton heading="Speak to our team about your calls.">Speak to our Team</ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#personas">
            Read and play six sample calls
          </a>
        </>
      }
    />
  )
}
