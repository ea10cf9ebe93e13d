import { inWords } from '../../../../common/content/in-words.ts'
import { voiceIntelligence } from '../../../content/products/voice-intelligence.ts'
import { Section } from '../../../sections/section.tsx'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { Stretched } from '../../../../common/figures/stretched.tsx'
import { capabilityDrawings, height, width } from './capability-drawings.ts'
import styles from './six-capabilities.module.css'
import '../../../../common/styles/drawing.css'

/** Six capabilities, each with its result in the sample call, and what the product does not do. */
export function SixCapabilities() {
  return (
    <Section
      ground="light"
      titleId="capabilities-title"
      title={`Capabilities: ${inWords(voiceIntelligence.capabilities.length)} things it hears`}
      lead="The figure under each is from the sample call."
    >
      <ul className={styles.capabilities}>
        {voiceIntelligence.capabilities.map(({ title, text, tag }, place) => (
          <li key={title} className="column">
            <Drawing place={place} />
            <h3 className="heading-3">{title}</h3>
            <p className="text-2">{text}</p>
            <p className={`tabular ${styles.reading}`}>{tag}</p>
          </li>
        ))}
      </ul>
      <div className={styles.limits}>
        <h3 className="heading-3">What it does not do</h3>
        <p className="lead">
          It reads the call, not the person: no identity, no health, no lie detection. Readings guide the
          conversation and are never the only ground for a decision about a caller.
        </p>
      </div>
    </Section>
  )
}

/** The small drawing above the capability at index `place`, stretched to its column. Decorative. */
function Drawing({ place }: { place: number }) {
  const { paths, label } = capabilityDrawings[place]?.() ?? { paths: [] }
  return (
    <div className={`line-drawing no-print ${styles.drawing}`} aria-hidden="true">
      <Stretched width={width} height={height}>
        {paths.map(({ ink, d, look, isBetween }) => (
          <path key={d} className={ink} data-look={look} data-between={isBetween} d={d} />
        ))}
      </Stretched>
      {label && (
        <span data-centred={label.centred} style={{ left: `${percentOf(label.at, width)}%` }}>
          {label.text}
        </span>
      )}
    </div>
  )
}
