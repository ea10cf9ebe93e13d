import { PortalLink } from '../shell/portal-link.tsx'
import bandColour from '../../figures/band-colour.module.css'
import { type QualityBand, qualityBands } from '../../figures/quality-band.ts'
import { BandMark } from './band-mark.tsx'
import { bandWords } from './band-words.ts'
import styles from './band-filter.module.css'
import { givenFigures, type MorningFigures } from './morning-figures.ts'

interface BandFilterProps {
  figures: MorningFigures
  current: QualityBand | undefined
  searchWith: (changes: { band: string | undefined }) => string
}

/** How many calls are in each band, and the way to see only those. Counts that changed keep the old one beside them. */
export function BandFilter({ figures, current, searchWith }: BandFilterProps) {
  const given = givenFigures()
  return (
    <ul className={styles.bands} aria-label="Show only one band">
      {qualityBands.map((band) => (
        <li key={band}>
          <PortalLink
            to={searchWith({ band: band === current ? undefined : band })}
            className={`${styles.band} ${bandColour.band}`}
            data-band={band}
            aria-current={band === current ? 'true' : undefined}
          >
            <BandMark band={band} />
            <span>
              {bandWords[band].name}, {bandWords[band].scores}:{' '}
              <b className="tabular">{figures.bands[band]}</b>
              {figures.bands[band] !== given.bands[band] && (
                <>
                  {' '}
                  <span className="visually-hidden">was </span>
                  <s className="tabular">{given.bands[band]}</s>
                </>
              )}
            </span>
          </PortalLink>
        </li>
      ))}
    </ul>
  )
}
