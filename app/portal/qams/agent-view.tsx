import type { AgentId } from '../../../content/portal/marked-sheet.ts'
import { northTeam } from '../../../content/portal/north-team.ts'
import { type QualityCheck, qualityChecks } from '../../../content/portal/quality-checks.ts'
import { agentWords } from '../../../content/portal/quality-words.ts'
import { CountedLines } from '../../figures/counted-lines.tsx'
import { qualityBand } from '../../figures/quality-band.ts'
import styles from './agent-view.module.css'
import { BandScore } from './band-score.tsx'
import { givenFigures, type MorningFigures, type ScoredSheet } from './morning-figures.ts'
import { Paper, Part } from './paper.tsx'
import { marksNow, type QamsState } from './qams-acts.ts'
import { WeekTrend } from './week-trend.tsx'

interface AgentViewProps {
  agent: AgentId
  figures: MorningFigures
  state: QamsState
  backTo: string
}

/** One agent's day: the average with the week behind it, and where the points were lost. */
export function AgentView({ agent, figures, state, backTo }: AgentViewProps) {
  const { name, does, week } = northTeam.find(({ id }) => id === agent) ?? { name: '', does: '', week: [] }
  const mine = figures.scored.filter(({ sheet }) => sheet.agent === agent)
  const average = figures.averages[agent]
  const was = givenFigures().averages[agent]
  const lost = lostPoints(mine, state)
  // So many calls that their lines would run together on a phone.
  const perLine = mine.length > 100 ? 5 : 1
  return (
    <Paper
      id="agent-title"
      title={name}
      above={does}
      below={agentWords.marked(mine.length)}
      score={
        <BandScore
          band={qualityBand(average)}
          score={average.toFixed(1)}
          was={was === average ? undefined : was.toFixed(1)}
          isAverage
        />
      }
      backTo={backTo}
      backLabel={agentWords.back}
      isNamed
    >
      <Part id="week" title="The week">
        <WeekTrend name={name} week={week} today={average} todayWas={was} />
      </Part>
      <Part id="lost" title="Where points were lost">
        <p className="caption">{agentWords.eachLine(perLine)}</p>
        {lost.length === 0 ? (
          <p className="text-2">{agentWords.nothingLost}</p>
        ) : (
          <ol className={styles.lost}>
            {lost.slice(0, 6).map(({ check, times }) => (
              <li key={check.id}>
                <b>{check.name}</b>
                <span className="small tabular">
                  {agentWords.lost(times, mine.length, times * check.points)}
                </span>
                <CountedLines lit={Math.round(times / perLine)} of={Math.round(mine.length / perLine)} />
              </li>
            ))}
          </ol>
        )}
      </Part>
    </Paper>
  )
}

/** How often each check was missed in these calls, the costliest first; checks never missed are left out. */
function lostPoints(
  scored: readonly ScoredSheet[],
  state: QamsState,
): { check: QualityCheck; times: number }[] {
  const marks = scored.map(({ sheet }) => marksNow(state, sheet))
  return qualityChecks
    .map((check) => ({ check, times: marks.filter((each) => each[check.id] === 'miss').length }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times * b.check.points - a.times * a.check.points)
}
