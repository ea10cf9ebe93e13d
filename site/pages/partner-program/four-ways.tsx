import { inWordsAtStart } from '../../../common/content/in-words.ts'
import { type PartnerType, partnerTypes } from '../../content/partner-program.ts'
import { ruledSurface, type SurfaceKind } from '../../../common/figures/ruled-surface.ts'
import { Section } from '../../sections/section.tsx'
import { CheckList } from '../../../common/ui/check-list.tsx'
import styles from './four-ways.module.css'
import '../../../common/styles/drawing.css'

const surfaces: Record<PartnerType['id'], SurfaceKind> = {
  technology: 'saddle',
  channel: 'fan',
  implementation: 'drum',
  regional: 'ribbon',
}

/** The four partnership types, each with a drawing and three benefits. */
export function FourWays() {
  return (
    <Section
      ground="light"
      className={styles.section}
      titleId="ways-title"
      name="Partnership types"
      title={`${inWordsAtStart(partnerTypes.length)} ways\nto work with us`}
      lead="Terms and days on this page are samples. Your partner agreement sets them."
    >
      <div className={styles.ways}>
        {partnerTypes.map(({ id, title, description, benefits, lines }) => (
          <article key={id} aria-labelledby={`${id}-partners`}>
            <figure>
              <Surface kind={surfaces[id]} lines={lines} />
            </figure>
            <div>
              <h3 className="heading-3" id={`${id}-partners`}>
                {title}
              </h3>
              <p>{description}</p>
            </div>
            <CheckList look="small" items={benefits} />
          </article>
        ))}
      </div>
    </Section>
  )
}

function Surface({ kind, lines }: { kind: SurfaceKind; lines: number }) {
  const [width, height] = [420, 200]
  const { callers, assistant } = ruledSurface(kind, { lines, width, height })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="ink-faint" d={callers} />
      <path className="ink-text" d={assistant} />
    </svg>
  )
}
