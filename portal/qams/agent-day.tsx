import { northTeam, weekDays } from '../content/north-team.ts'
import { qualityChecks } from '../content/quality-checks.ts'
import { sampleBank } from '../content/sample-bank.ts'
import type { AgentId } from '../content/sheets.ts'
import { BackLink } from '../../common/app-shell/back-bar.tsx'
import { CountedLines } from '../../common/figures/counted-lines.tsx'
import { qualityBand } from '../../common/figures/quality-band.ts'
import { useDone } from '../state/done.ts'
import styles from './agent-day.module.css'
import { WeekLine } from './agent-strip.tsx'
import { BandScore } from './bands.tsx'
import { givenFigures, marksOf, useFigures } from './figures.ts'
import { Paper, Part } from './paper.tsx'

/** One agent's average with the week behind it, and where the points were lost. Give it the agent as key. */
export function AgentDay({ agent }: { agent: AgentId }) {
  const acts = useDone().sheets
  const figures = useFigures()
  const { name, does, week } = northTeam.find(({ id }) => id === agent) ?? { name: '', does: '', week: [] }
  const marks = figures.scored
    .filter(({ sheet }) => sheet.agent === agent)
    .map(({ sheet }) => marksOf(acts, sheet))
  const average = figures.averages[agent]
  const days = [...week, average]
  // The costliest first; a check that was never missed is left out.
  const lost = qualityChecks
    .map((check) => ({ check, times: marks.filter((mark) => mark[check.id] === 'miss').length }))
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times * other.check.points - one.times * one.check.points)
  return (
    <Paper
      id="agent-title"
      title={name}
      above={does}
      below={`${marks.length} calls marked since nine`}
      score={
        <BandScore
          band={qualityBand(average)}
          score={average.toFixed(1)}
          was={givenFigures.averages[agent].toFixed(1)}
        />
      }
      back={<BackLink to={{ agent: undefined }}>All of {sampleBank.team}</BackLink>}
      isNamed
    >
      <Part id="week" title="The week">
        <WeekLine className={styles.week} averages={days} />
        <p className="small tabular">
          {name}, average score by day:{' '}
          {days.map((score, day) => `${weekDays[day]} ${score.toFixed(1)}`).join(', ')}.
        </p>
      </Part>
      <Part id="lost" title="Where points were lost">
        <p className="caption">Each line is a call; the dark ones missed it.</p>
        <ol className={`ruled-rows ${styles.lost}`}>
          {lost.slice(0, 6).map(({ check, times }) => (
            <li key={check.id}>
              <b>{check.name}</b>
              <span className="small tabular">
                {times} of {marks.length} calls, {times * check.points} points
              </span>
              <CountedLines lit={times} of={marks.length} />
            </li>
          ))}
        </ol>
      </Part>
    </Paper>
  )
}
