import { useState } from 'react'
import { markedCalls } from '../content/marked-calls.ts'
import { agentName } from '../content/north-team.ts'
import { type CheckId, qualityChecks } from '../content/quality-checks.ts'
import { agentWords, bandNames, notHeard, strokesWords } from '../content/quality-words.ts'
import { sampleBank } from '../content/sample-bank.ts'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { qualityBands } from '../../common/figures/quality-band.ts'
import { timeLabel } from '../../common/figures/time-label.ts'
import '../../common/styles/drawing.css'
import { mayOpen } from '../session/access.ts'
import { useCurrentUser } from '../session/current-user.ts'
import type { Done } from '../state/done.ts'
import { BandScore } from './bands.tsx'
import { CheckRow } from './check-row.tsx'
import {
  givenFigures,
  marksOf,
  type Marks,
  type MorningFigures,
  overrulesOf,
  type ScoredSheet,
} from './figures.ts'
import strokes from './hundred-strokes.module.css'
import { Paper } from './paper.tsx'
import styles from './score-sheet.module.css'
import { SecondLook } from './second-look.tsx'
import { SheetNotes, SheetRecord } from './sheet-notes.tsx'
import { useActs } from './use-acts.ts'

interface ScoreSheetProps {
  entry: ScoredSheet
  done: Done
  figures: MorningFigures
  /** Whether the address names this sheet; on a wide screen one is shown by default. */
  isNamed: boolean
  waitsFor: string | undefined
}

/** A marked call: its points, the evidence for each mark, and what a person may do. Use the sheet's id as key. */
export function ScoreSheet({ entry, done, figures, isNamed, waitsFor }: ScoreSheetProps) {
  const { sheet, score, was, band } = entry
  const [editing, setEditing] = useState<CheckId>()
  const [heard, setHeard] = useState<{ check: CheckId; at: number }>()
  const user = useCurrentUser()
  const act = useActs()
  const call = markedCalls.find(({ sheetId }) => sheetId === sheet.id)
  const marks = marksOf(done.sheets, sheet)
  const overrules = overrulesOf(done.sheets, sheet)
  const calls = figures.scored.filter((other) => other.sheet.agent === sheet.agent).length

  const hear = (check: CheckId, at: number) =>
    setHeard(heard?.check === check && heard.at === at ? undefined : { check, at })

  return (
    <Paper
      id="sheet-title"
      title={agentName(sheet.agent)}
      above={`${sheet.id} · ${sheet.time} · ${timeLabel(sheet.seconds)}`}
      below={waitsFor ? `${sheet.reason}. ${waitsFor}.` : sheet.reason}
      score={<BandScore band={band} score={String(score)} was={String(was)} />}
      isNamed={isNamed}
    >
      <ul className={styles.links}>
        <li>
          <DeskLink to={{ sheet: undefined, agent: sheet.agent }} className="tabular quiet-link press-target">
            {agentWords.today(agentName(sheet.agent), figures.averages[sheet.agent].toFixed(1), calls)}
          </DeskLink>
        </li>
        {call?.elsewhere
          ?.filter(({ desk }) => user && mayOpen(user, desk))
          .map(({ desk, search, words }) => (
            <li key={desk}>
              <DeskLink className="quiet-link press-target" to={`/dashboard/${desk}${search}`}>
                {words}
                <DeskIcon name="arrow-right" size={16} />
              </DeskLink>
            </li>
          ))}
      </ul>
      {score !== was && <WhatChanged entry={entry} figures={figures} />}
      {call?.secondLook && (
        <SecondLook
          sheet={sheet}
          call={call}
          request={call.secondLook}
          done={done}
          onOverrule={setEditing}
          act={act}
        />
      )}
      <HundredStrokes marks={marks} lit={editing ?? heard?.check} />
      {!call && <p className="caption">{notHeard}</p>}
      <ol>
        {qualityChecks.map((check, place) => (
          <CheckRow
            key={check.id}
            check={check}
            group={qualityChecks[place - 1]?.group === check.group ? undefined : check.group}
            sheet={sheet}
            call={call}
            marks={marks}
            overrule={overrules.get(check.id)}
            act={act}
            heardAt={heard?.check === check.id ? heard.at : undefined}
            onHear={(at) => hear(check.id, at)}
            isEditing={editing === check.id}
            onEdit={(isOpen) => setEditing(isOpen ? check.id : undefined)}
          />
        ))}
      </ol>
      <SheetNotes entry={entry} call={call} done={done} act={act} />
      <SheetRecord entry={entry} acts={done.sheets} />
    </Paper>
  )
}

/** Effect of an overruled mark on the figures around the sheet. */
function WhatChanged({ entry: { sheet }, figures }: { entry: ScoredSheet; figures: MorningFigures }) {
  const changes = [
    [
      `${agentName(sheet.agent)}, today`,
      givenFigures.averages[sheet.agent].toFixed(1),
      figures.averages[sheet.agent].toFixed(1),
    ],
    [sampleBank.team, givenFigures.team.toFixed(2), figures.team.toFixed(2)],
    ...qualityBands.map((band) => [
      bandNames[band],
      String(givenFigures.bands[band]),
      String(figures.bands[band]),
    ]),
  ]
  return (
    <dl className={styles.changes}>
      {changes
        .filter(([, was, now]) => was !== now)
        .map(([of, was, now]) => (
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

const strokeGap = 5.7
const groupGap = 6
const strokeHeight = 44

/** The strokes of each check, in units of the drawing, and how wide all of them are. */
const drawn = qualityChecks.map(({ id, points }, place) => {
  const before = qualityChecks.slice(0, place).reduce((sum, check) => sum + check.points, 0)
  const begins = 3 + before * strokeGap + place * groupGap
  const path = Array.from(
    { length: points },
    (_, point) => `M${(begins + point * strokeGap).toFixed(1)} ${strokeHeight}V0`,
  )
  return { id, path: path.join('') }
})
const strokesWidth = 6 + 99 * strokeGap + (qualityChecks.length - 1) * groupGap

/** One stroke per point, grouped by check: lost ones are tall and red, those out of the base low. */
function HundredStrokes({ marks, lit }: { marks: Marks; lit: CheckId | undefined }) {
  const isOut = Object.values(marks).includes('not-applicable')
  return (
    <figure className={`line-drawing ${strokes.strokes}`}>
      <svg viewBox={`0 0 ${strokesWidth} ${strokeHeight}`} preserveAspectRatio="none" aria-hidden="true">
        {drawn.map(({ id, path }) => (
          <path
            key={id}
            d={path}
            data-mark={marks[id]}
            data-faint={lit !== undefined && lit !== id ? '' : undefined}
          />
        ))}
      </svg>
      <figcaption>
        {isOut ? `${strokesWords.lead} ${strokesWords.notApplicable}` : strokesWords.lead}
      </figcaption>
    </figure>
  )
}
