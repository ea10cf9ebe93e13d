import { liveFloorSample } from '../../content/live-floor-sample.ts'
import { Section } from '../../sections/section.tsx'
import { FloorFeatures } from './floor-features.tsx'
import { LiveFloorScreen } from './live-floor-screen.tsx'
import styles from './live-floor.module.css'

export function LiveFloor() {
  return (
    <Section
      ground="light"
      className={styles.section}
      titleId="live-floor-title"
      title="Features: watch every call, step in on one"
    >
      <figure>
        <LiveFloorScreen sample={liveFloorSample} />
        <figcaption className={`two-columns ${styles.below}`}>
          <p className="caption">Sample data. Bank, names and numbers are fictional.</p>
          <p className="lead">
            Every live conversation on one screen: what was said, what was done in your systems, how it
            scored. Supervisors can listen, whisper or take over at any second.
          </p>
        </figcaption>
      </figure>
      <FloorFeatures />
    </Section>
  )
}
