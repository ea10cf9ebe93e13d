import { botsAndProducts } from '../../../content/bot-products.ts'
import { counts } from '../../../content/counts.ts'
import { inWords, inWordsAtStart } from '../../../../common/content/in-words.ts'
import { productCards } from '../../../content/products/overview.ts'
import { products } from '../../../content/products.ts'
import { policyRevivalCall } from '../../../content/sample-call.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { StrungScore } from '../../../../common/figures/strung-score.tsx'
import { asClaimed } from '../../../sections/as-claimed.ts'
import { Blind } from '../../../sections/blind.tsx'
import { ClosingCall } from '../../../sections/closing-call.tsx'
import { PageFacts } from '../../../sections/page-facts.tsx'
import { ReadingRows } from '../../../sections/reading-rows.tsx'
import { Section } from '../../../sections/section.tsx'
import { VoiceKey } from '../../../sections/voice-key.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import styles from './overview.module.css'
import { ProductCard } from './product-card.tsx'

export const meta = () =>
  pageMeta({
    title: 'Products for calls, chats and documents',
    description: `Virtual Assistant takes the call, QAMS scores it, Zapra carries it on in chat. See all ${inWords(counts.products)} products read the same 72-second call.`,
    path: '/products',
  })

export default function ProductsOverview() {
  return (
    <>
      <Opening />
      <Blind />
      <ThreeProducts />
      <FiveMore />
      <ClosingCall
        title={'Not sure which\nyou need first?'}
        lead="Send one recording. We tell you which products you need."
        dialogHeading="Find out which product comes first."
      />
    </>
  )
}

function Opening() {
  const { turns, seconds } = policyRevivalCall
  return (
    <section className={styles.opening} data-ground="dark" aria-labelledby="page-title">
      <div className={`wrap ${styles.words}`}>
        <h1 className="heading-1" id="page-title">
          {inWordsAtStart(counts.products)} AI products <br />
          for calls, chats <br />
          and documents
        </h1>
        <div>
          <p className="lead">
            {`Virtual Assistant answers your calls, Zapra your chats and email. The other ${inWords(counts.products - 2)} score each call, explain it and finish its paperwork. Below, all ${inWords(counts.products)} read one sample call.`}
          </p>
          <ContactButton className="lone-button" heading="See the products on your own calls.">
            Schedule Demo
          </ContactButton>
          <PageFacts audience="banks, insurers, hospitals, shops and BPOs" price="voice" />
          <VoiceKey className={styles.below} />
        </div>
      </div>
      <StrungScore
        className={`no-print ${styles.score}`}
        turns={turns}
        seconds={seconds}
        seed={7}
        step={0.35}
      />
    </section>
  )
}

function ThreeProducts() {
  return (
    <section
      className="section"
      data-ground="light"
      aria-label={`${inWordsAtStart(productCards.length)} products`}
    >
      <div className="wrap">
        <ul className={styles.cards}>
          {productCards.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
        <p className={`caption ${styles.note}`}>
          The same sample call as on the home page: a policy revival, 72 seconds, Marathi and English. Figures
          in millions and per cent {asClaimed}; the share resolved is an example of what is possible.
        </p>
      </div>
    </section>
  )
}

const ids = new Set<string>(productCards.map(({ id }) => id))
const others = products.filter(({ id }) => !ids.has(id))

function FiveMore() {
  return (
    <Section
      ground="light"
      className={styles.more}
      titleId="five-more"
      ruled
      title={`${inWordsAtStart(others.length)} more products`}
      lead={`Add them one at a time. Each works on the calls you already record. ${botsAndProducts}`}
    >
      <ReadingRows products={others} className={styles.rows} />
    </Section>
  )
}
