import { type PartnerType, partnerTypes } from '../../../content/partner-program.ts'
import { ruledSurface, type SurfaceKind } from '../../figures/ruled-surface.ts'
import { SectionHead } from '../../sections/section-head.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import styles from './four-ways.module.css'

const surfaces: Record<PartnerType['id'], SurfaceKind> = {
  technology: 'saddle',
  channel: 'fan',
  implementation: 'drum',
  regional: 'ribbon',
}

/** The four partnership types, each with a surface whose lines count something, and three benefits. */
export function FourWays() {
  return (
    <section className={`section ${styles.section}`} data-ground="light" aria-labelledby="ways-title">
      <div className="wrap">
        <SectionHead
          id="ways-title"
          title={
            <>
              Four ways
              <br />
              to work with us
            </>
          }
        >
          Begin with one. Add another when it fits.
        </SectionHead>
        <div className={styles.ways}>
          {partnerTypes.map(({ id, title, description, benefits, lines, caption }) => (
            <article key={id} aria-labelledby={`${id}-partners`}>
              <figure>
                <Surface kind={surfaces[id]} lines={lines} />
                <figcaption>{caption}</figcaption>
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
      </div>
    </section>
  )
}

function Surface({ kind, lines }: { kind: SurfaceKind; lines: number }) {
  const [width, height] = [420, 200]
  const { callers, assistant } = ruledSurface(kind, { lines, width, height })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.callers} d={callers} />
      <path className={styles.assistant} d={assistant} />
    </svg>
  )
}
