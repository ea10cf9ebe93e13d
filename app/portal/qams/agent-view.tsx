import { useEffect, useRef } from 'react'
import { PortalLink } from '../shell/portal-link.tsx'
import type { AgentId } from '../../../content/portal/marked-sheet.ts'
import { northTeam } from '../../../content/portal/north-team.ts'
import { CountedLines } from '../../figures/counted-lines.tsx'
import { qualityBand } from '../../figures/quality-band.ts'
import { PortalIcon } from '../shell/portal-icon.tsx'
import styles from './agent-view.module.css'
import { BandMark } from './band-mark.tsx'
import { bandWords } from './band-words.ts'
import { lostPoints } from './lost-points.ts'
import type { MorningFigures } from './morning-figures.ts'
import type { QamsState } from './qams-acts.ts'
import { WeekTrend } from './week-trend.tsx'

interface AgentViewProps {
  agent: AgentId
  figures: MorningFigures
  given: MorningFigures
  state: QamsState
  backTo: string
}

/** One agent's day: the average with the week behind it, and where the points were lost. */
export function AgentView({ agent, figures, given, state, backTo }: AgentViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!matchMedia('(max-width: 56.25em)').matches) return
    heading.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { name, does, week } = northTeam.find(({ id }) => id === agent) ?? { name: '', does: '', week: [] }
  const mine = figures.scored.filter(({ sheet }) => sheet.agent === agent)
  const average = figures.averages[agent]
  const was = given.averages[agent]
  const band = qualityBand(average)
  const lost = lostPoints(mine, state)
  // So many calls that their lines would run together on a phone.
  const perLine = mine.length > 100 ? 5 : 1
  return (
    <article className={styles.view} aria-labelledby="agent-title">
      <PortalLink to={{ search: backTo }} className={styles.back}>
        <PortalIcon name="arrow-left" size={18} />
        All of Team North
      </PortalLink>
      <header className={styles.head}>
        <div>
          <p className={styles.does}>{does}</p>
          <h2 className={styles.title} id="agent-title" ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p className={styles.calls}>{mine.length} calls marked since nine</p>
        </div>
        <p className={styles.score} data-band={band}>
          <BandMark band={band} height={44} />
          <b className="tabular">{average.toFixed(1)}</b>
          <span>
            {bandWords[band].name}
            {was !== average && (
              <small>
                was <s className="tabular">{was.toFixed(1)}</s>
              </small>
            )}
          </span>
        </p>
      </header>
      <section aria-labelledby="week">
        <h3 className="heading-4" id="week">
          The week
        </h3>
        <WeekTrend name={name} week={week} today={average} todayWas={was} />
      </section>
      <section aria-labelledby="lost">
        <h3 className="heading-4" id="lost">
          Where points were lost
        </h3>
        <p className="caption">
          Each line is {perLine === 1 ? 'a call' : 'five calls'}; the dark ones missed it.
        </p>
        {lost.length === 0 ? (
          <p className={styles.none}>Nowhere, this morning.</p>
        ) : (
          <ol className={styles.lost}>
            {lost.slice(0, 6).map(({ check, times }) => (
              <li key={check.id}>
                <b>{check.name}</b>
                <span className="tabular">
                  {times} of {mine.length} calls, {times * check.points} points
                </span>
                <CountedLines lit={Math.round(times / perLine)} of={Math.round(mine.length / perLine)} />
              </li>
            ))}
          </ol>
        )}
      </section>
    </article>
  )
}
