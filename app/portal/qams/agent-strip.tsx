import { PortalLink } from '../shell/portal-link.tsx'
import type { AgentId } from '../../../content/portal/marked-sheet.ts'
import { sampleBank } from '../../../content/portal/sample-bank.ts'
import { northTeam } from '../../../content/portal/north-team.ts'
import { qualityBand } from '../../figures/quality-band.ts'
import styles from './agent-strip.module.css'
import { BandMark } from './band-mark.tsx'
import { bandWords } from './band-words.ts'
import type { MorningFigures } from './morning-figures.ts'
import { sparkHeight, sparkPath, sparkWidth } from './week-spark.ts'

interface AgentStripProps {
  figures: MorningFigures
  given: MorningFigures
  current: AgentId | undefined
  searchWith: (changes: { agent: string | undefined; sheet: undefined }) => string
}

/** Everyone's average of today, with the week behind it; each leads to what was marked of theirs. */
export function AgentStrip({ figures, given, current, searchWith }: AgentStripProps) {
  return (
    <nav aria-label={`Agents of ${sampleBank.team}`}>
      <ul className={styles.strip}>
        {northTeam.map(({ id, name, week }) => {
          const average = figures.averages[id]
          const was = given.averages[id]
          return (
            <li key={id}>
              <PortalLink
                to={{ search: searchWith({ agent: id === current ? undefined : id, sheet: undefined }) }}
                className={styles.agent}
                aria-current={id === current ? 'true' : undefined}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.score}>
                  <BandMark band={qualityBand(average)} height={15} />
                  <b className="tabular">{average.toFixed(1)}</b>
                  <span className="visually-hidden">{bandWords[qualityBand(average)].name}</span>
                  {average !== was && (
                    <>
                      <span className="visually-hidden">, was </span>
                      <s className="tabular">{was.toFixed(1)}</s>
                    </>
                  )}
                </span>
                <svg
                  viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
                  preserveAspectRatio="none"
                  className={styles.week}
                  aria-hidden="true"
                >
                  <path d={sparkPath([...week, average])} />
                </svg>
              </PortalLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
