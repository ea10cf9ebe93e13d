import { northTeam } from '../content/north-team.ts'
import { bandNames } from '../content/quality-words.ts'
import { sampleBank } from '../content/sample-bank.ts'
import type { AgentId } from '../content/sheets.ts'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { qualityBand } from '../../common/figures/quality-band.ts'
import { polylines } from '../../common/figures/relative-path.ts'
import '../../common/styles/drawing.css'
import styles from './agent-strip.module.css'
import { BandMark } from './bands.tsx'
import { givenFigures, type MorningFigures } from './figures.ts'

/** Size of the small drawing of a week, in its own units, and the scores at its foot and head. */
const sparkWidth = 100
const sparkHeight = 26
const [lowest, highest] = [67, 90]

/** Path data of averages, one a day, from left to right. */
function sparkPath(averages: readonly number[]): string {
  const line = averages.flatMap((average, day) => [
    (day / (averages.length - 1)) * sparkWidth,
    (1 - (average - lowest) / (highest - lowest)) * sparkHeight,
  ])
  return polylines([line])
}

/** Everyone's average of today, with the week before; each links to their marked calls. */
export function AgentStrip({ figures, current }: { figures: MorningFigures; current: AgentId | undefined }) {
  return (
    <nav aria-label={`Agents of ${sampleBank.team}`}>
      <ul className={styles.strip}>
        {northTeam.map(({ id, name, week }) => {
          const average = figures.averages[id]
          const was = givenFigures.averages[id]
          return (
            <li key={id}>
              <DeskLink
                to={{ agent: id === current ? undefined : id, sheet: undefined }}
                className={styles.agent}
                aria-current={id === current ? 'true' : undefined}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.score}>
                  <BandMark band={qualityBand(average)} height={15} />
                  <b className="tabular">{average.toFixed(1)}</b>
                  <span className="visually-hidden">{bandNames[qualityBand(average)]}</span>
                  {average !== was && (
                    <>
                      <span className="visually-hidden">, was </span>
                      <s className="micro-muted tabular">{was.toFixed(1)}</s>
                    </>
                  )}
                </span>
                <svg
                  viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
                  preserveAspectRatio="none"
                  className={`line-drawing ${styles.week}`}
                  aria-hidden="true"
                >
                  <path className="ink-faint" d={sparkPath([...week, average])} />
                </svg>
              </DeskLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
