import { northTeam } from '../content/north-team.ts'
import { bandNames } from '../content/quality-words.ts'
import { sampleBank } from '../content/sample-bank.ts'
import type { AgentId } from '../content/sheets.ts'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { qualityBand } from '../../common/figures/quality-band.ts'
import { polylines } from '../../common/figures/relative-path.ts'
import { Stretched } from '../../common/figures/stretched.tsx'
import '../../common/styles/drawing.css'
import styles from './agent-strip.module.css'
import { BandMark } from './bands.tsx'
import { givenFigures, useFigures } from './figures.ts'

const width = 100
const height = 26
/** Scores at the foot and the head of the drawing. */
const [lowest, highest] = [67, 90]

/** Averages, one a day, as a line from left to right. Decorative. */
export function WeekLine({
  averages,
  className,
}: {
  averages: readonly number[]
  className: string | undefined
}) {
  const line = averages.flatMap((average, day) => [
    (day / (averages.length - 1)) * width,
    (1 - (average - lowest) / (highest - lowest)) * height,
  ])
  return (
    <Stretched width={width} height={height} className={`line-drawing ${className}`}>
      <path className="ink-text" d={polylines([line])} />
    </Stretched>
  )
}

/** Everyone's average of today, with the week behind it; each leads to what was marked of theirs. */
export function AgentStrip({ current }: { current: AgentId | undefined }) {
  const { averages } = useFigures()
  return (
    <nav aria-label={`Agents of ${sampleBank.team}`}>
      <ul className={styles.strip}>
        {northTeam.map(({ id, name, week }) => {
          const average = averages[id]
          const was = givenFigures.averages[id]
          return (
            <li key={id}>
              <DeskLink
                to={{ agent: id === current ? undefined : id, sheet: undefined }}
                className={styles.agent}
                aria-current={id === current ? 'true' : undefined}
              >
                <span className="small">{name}</span>
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
                <WeekLine className={styles.week} averages={[...week, average]} />
              </DeskLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
