import { useState } from 'react'
import { markedCalls } from '../content/marked-calls.ts'
import { agentName } from '../content/north-team.ts'
import { type CheckId, qualityChecks } from '../content/quality-checks.ts'
import { bandNames } from '../content/quality-words.ts'
import { sampleBank } from '../content/sample-bank.ts'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { qualityBands } from '../../common/figures/quality-band.ts'
import { timeLabel } from '../../common/figures/time-label.ts'
import { Stretched } from '../../common/figures/stretched.tsx'
import '../../common/styles/drawing.css'
import { mayOpen } from '../session/access.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { useDone } from '../state/done.ts'
import { BandScore } from './bands.tsx'
import { CheckRow } from './check-row.tsx'
import { givenFigures, marksOf, type Marks, overrulesOf, type ScoredSheet, useFigures } from './figures.ts'
import { Paper } from './paper.tsx'
import styles from './score-sheet.module.css'
import { SecondLook } from './second-look.tsx'
import { SheetNotes, SheetRecord } from './sheet-notes.tsx'

interface ScoreSheetProps {
  entry: ScoredSheet
  /** Whether the address names this sheet; on a wide screen one is shown before. */
  isNamed: boolean
  waitsFor: string | undefined
}

/** A marked call: its points, what each mark rests on, and what a person may do about it. Give it the sheet's id as key. */
export function ScoreSheet({ entry, isNamed, waitsFor }: ScoreSheetProps) {
  const { sheet, score, was, band } = entry
  const [editing, setEditing] = useState<CheckId>()
  const [heard, setHeard] = useState<CheckId>()
  const user = useCurrentUser()
  const acts = useDone().sheets
  const figures = useFigures()
  const call = markedCalls.find(({ sheetId }) => sheetId === sheet.id)
  const marks = marksOf(acts, sheet)
  const overrules = overrulesOf(acts, sheet)
  const agent = agentName(sheet.agent)
  const calls = figures.scored.filter((other) => other.sheet.agent === sheet.agent).length
  return (
    <Paper
      id="sheet-title"
      title={agent}
      above={`${sheet.id} · ${sheet.time} · ${timeLabel(sheet.seconds)}`}
      below={waitsFor ? `${sheet.reason}. ${waitsFor}.` : sheet.reason}
      score={<BandScore band={band} score={String(score)} was={String(was)} />}
      isNamed={isNamed}
    >
      <ul className={styles.links}>
        <li>
          <DeskLink to={{ sheet: undefined, agent: sheet.agent }} className="tabular quiet-link press-target">
            {`${agent} today: ${figures.averages[sheet.agent].toFixed(1)} over ${calls} calls`}
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
      {score !== was && <WhatChanged entry={entry} />}
      {call?.secondLook && (
        <SecondLook
          sheet={sheet}
          call={call}
          request={call.secondLook}
          onOverrule={() => setEditing(call.secondLook?.check)}
        />
      )}
      <HundredStrokes marks={marks} lit={editing ?? heard} />
      {!call && (
        <p className="caption">
          In this demo five calls can be heard. Of this one only the marks are recorded.
        </p>
      )}
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
            isHeard={heard === check.id}
            onHear={() => setHeard(heard === check.id ? undefined : check.id)}
            isEditing={editing === check.id}
            onEdit={(isOpen) => setEditing(isOpen ? check.id : undefined)}
          />
        ))}
      </ol>
      <SheetNotes entry={entry} call={call} />
      <SheetRecord {...entry} />
    </Paper>
  )
}

/** What an overruled mark did to the figures around the sheet. */
function WhatChanged({ entry: { sheet } }: { entry: ScoredSheet }) {
  const { averages, team, bands } = useFigures()
  const { agent } = sheet
  const changes = [
    [`${agentName(agent)}, today`, givenFigures.averages[agent].toFixed(1), averages[agent].toFixed(1)],
    [sampleBank.team, givenFigures.team.toFixed(2), team.toFixed(2)],
    ...qualityBands.map((band) => [bandNames[band], String(givenFigures.bands[band]), String(bands[band])]),
  ]
  return (
    <dl className={styles.changes}>
      {changes
        .filter(([, was, now]) => was !== now)
        .map(([of, was, now]) => (
          <div key={of}>
            <dt className="text-2">{of}</dt>
            <dd className="tabular">
              <span className="visually-hidden">was </span>
              <s className="text-3">{was}</s> <span className="visually-hidden">now </span>
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
  const xs = Array.from({ length: points }, (_, point) => (begins + point * strokeGap).toFixed(1))
  return { id, path: xs.map((x) => `M${x} ${strokeHeight}V0`).join('') }
})
const strokesWidth = 6 + 99 * strokeGap + (qualityChecks.length - 1) * groupGap

/** One stroke per point, grouped by check: lost ones are tall and red, those out of the base low. */
function HundredStrokes({ marks, lit }: { marks: Marks; lit: CheckId | undefined }) {
  return (
    <figure className={`line-drawing ${styles.strokes}`}>
      <Stretched width={strokesWidth} height={strokeHeight}>
        {drawn.map(({ id, path }) => (
          <path
            key={id}
            d={path}
            data-mark={marks[id]}
            data-faint={lit !== undefined && lit !== id ? '' : undefined}
          />
        ))}
      </Stretched>
      <figcaption>
        100 strokes, one for each point. The raised red ones were lost.
        {Object.values(marks).includes('not-applicable') && (
          <span> The low grey ones do not apply and count for nothing.</span>
        )}
      </figcaption>
    </figure>
  )
}
