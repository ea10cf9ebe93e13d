import { northTeam, weekDays } from '../content/north-team.ts'
import { qualityChecks } from '../content/quality-checks.ts'
import { agentWords } from '../content/quality-words.ts'
import type { AgentId } from '../content/sheets.ts'
import { percentOf } from '../../common/figures/axis-ticks.ts'
import { CountedLines } from '../../common/figures/counted-lines.tsx'
import { Plot } from '../../common/figures/plot.tsx'
import { goodFrom, qualityBand, watchFrom } from '../../common/figures/quality-band.ts'
import '../../common/styles/drawing.css'
import type { Done } from '../state/done.ts'
import styles from './agent-day.module.css'
import { BandScore } from './bands.tsx'
import { givenFigures, marksOf, type MorningFigures } from './figures.ts'
import { BackLink, Paper, Part } from './paper.tsx'

interface AgentDayProps {
  agent: AgentId
  figures: MorningFigures
  done: Done
}

/** One agent's average with the week before, and where the points were lost. Use the agent as key. */
export function AgentDay({ agent, figures, done }: AgentDayProps) {
  const { name, does, week } = northTeam.find(({ id }) => id === agent) ?? { name: '', does: '', week: [] }
  const marks = figures.scored
    .filter(({ sheet }) => sheet.agent === agent)
    .map(({ sheet }) => marksOf(done.sheets, sheet))
  const average = figures.averages[agent]
  // The costliest first; checks never missed are omitted.
  const lost = qualityChecks
    .map((check) => ({ check, times: marks.filter((mark) => mark[check.id] === 'miss').length }))
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times * other.check.points - one.times * one.check.points)
  return (
    <Paper
      id="agent-title"
      title={name}
      above={does}
      below={agentWords.marked(marks.length)}
      score={
        <BandScore
          band={qualityBand(average)}
          score={average.toFixed(1)}
          was={givenFigures.averages[agent].toFixed(1)}
        />
      }
      back={<BackLink leaves="agent">{agentWords.back}</BackLink>}
      isNamed
    >
      <Part id="week" title="The week">
        <WeekTrend name={name} days={[...week, average]} />
      </Part>
      <Part id="lost" title="Where points were lost">
        <p className="caption">{agentWords.eachLine}</p>
        <ol className={`ruled-rows ${styles.lost}`}>
          {lost.slice(0, 6).map(({ check, times }) => (
            <li key={check.id}>
              <b>{check.name}</b>
              <span className="small tabular">
                {agentWords.lost(times, marks.length, times * check.points)}
              </span>
              <CountedLines lit={times} of={marks.length} />
            </li>
          ))}
        </ol>
      </Part>
    </Paper>
  )
}

const width = 600
const height = 140
/** Scores at the bottom and top of the drawing. */
const [lowest, highest] = [60, 100]

const x = (day: number) => 30 + (day / (weekDays.length - 1)) * (width - 60)
const y = (score: number) => ((highest - score) / (highest - lowest)) * height

/** The averages of a week as a line, ending with today's; it moves when a mark is overruled. */
function WeekTrend({ name, days }: { name: string; days: readonly number[] }) {
  const points = days.map((average, day) => `${x(day)} ${y(average).toFixed(1)}`)
  const said = days.map((average, day) => `${weekDays[day]} ${average.toFixed(1)}`).join(', ')
  return (
    <div className={`line-drawing ${styles.trend}`}>
      <Plot
        width={width}
        height={height}
        boxHeight={150}
        description={
          <p>
            {name}, average score by day: {said}.
          </p>
        }
        xLabels={weekDays.map((text, day) => ({ at: x(day), text }))}
        yLabels={[watchFrom, goodFrom, highest].map((score) => ({ at: y(score), text: String(score) }))}
        overlay={days.map((average, day) => (
          <span
            key={weekDays[day]}
            className={`tabular ${styles.dot}`}
            style={{ left: `${percentOf(x(day), width)}%`, top: `${percentOf(y(average), height)}%` }}
            aria-hidden="true"
          >
            <b>{average.toFixed(1)}</b>
          </span>
        ))}
      >
        <path className={styles.limit} d={`M0 ${y(goodFrom)}H${width}M0 ${y(watchFrom)}H${width}`} />
        <path className="ink-text" d={`M${points.join('L')}`} />
      </Plot>
    </div>
  )
}
