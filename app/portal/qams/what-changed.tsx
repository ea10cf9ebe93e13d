import { agentName } from '../../../content/portal/north-team.ts'
import { sampleBank } from '../../../content/portal/sample-bank.ts'
import { qualityBands } from '../../figures/quality-band.ts'
import { bandWords } from './band-words.ts'
import { givenFigures, type MorningFigures, type ScoredSheet } from './morning-figures.ts'
import styles from './score-sheet.module.css'

/** What an overruled mark did to the figures around the sheet; nothing where nothing was overruled. */
export function WhatChanged({ entry, figures }: { entry: ScoredSheet; figures: MorningFigures }) {
  if (entry.score === entry.was) return null
  const { agent } = entry.sheet
  const given = givenFigures()
  const changes = [
    change(`${agentName(agent)}, today`, given.averages[agent], figures.averages[agent], 1),
    change(sampleBank.team, given.team, figures.team, 2),
    ...qualityBands.map((band) => change(bandWords[band].name, given.bands[band], figures.bands[band], 0)),
  ].filter(({ was, now }) => was !== now)
  return (
    <dl className={styles.changes}>
      {changes.map(({ of, was, now }) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd className="tabular">
            <span className="visually-hidden">was </span>
            <s>{was}</s> <span className="visually-hidden">now </span>
            <b>{now}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function change(of: string, was: number, now: number, decimals: number) {
  return { of, was: was.toFixed(decimals), now: now.toFixed(decimals) }
}
