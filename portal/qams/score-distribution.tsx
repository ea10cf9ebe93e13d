import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { agentName } from '../content/north-team.ts'
import { bandNames } from '../content/quality-words.ts'
import { sheets } from '../content/sheets.ts'
import bandColour from '../../common/figures/band-colour.module.css'
import { AxisLabels } from '../../common/figures/axis-labels.tsx'
import { axisTicks } from '../../common/figures/axis-ticks.ts'
import { qualityBands } from '../../common/figures/quality-band.ts'
import { Stretched } from '../../common/figures/stretched.tsx'
import { polylines } from '../../common/figures/relative-path.ts'
import { seededRandom } from '../../common/figures/seeded-random.ts'
import '../../common/styles/drawing.css'
import type { ScoredSheet } from './figures.ts'
import styles from './score-distribution.module.css'

/** Size of the drawing in its own units; the scale goes from 40 to 100. */
const width = 1000
const height = 40

/** Horizontal position and height of a call's line: calls with one score are side by side. */
const random = seededRandom(8)
const places = new Map(
  sheets.map(({ id }) => [id, { within: random() * 0.9, tall: 12 + random() * (height - 14) }]),
)

/** Where the line of a call stands, in per cent. A band's edge is never crossed: 79 ends before 80 begins. */
function leftOf({ sheet, score }: ScoredSheet, shown = score): number {
  const within = places.get(sheet.id)?.within ?? 0
  const place = shown === 100 ? 100 - within : shown + within
  return ((place - 40) / 60) * 100
}

function linesPath(entries: readonly ScoredSheet[]): string {
  return polylines(
    entries.map((entry) => {
      const x = (leftOf(entry) / 100) * width
      return [x, height - (places.get(entry.sheet.id)?.tall ?? height), x, height]
    }),
  )
}

const nameOf = ({ sheet, score, band }: ScoredSheet) =>
  `${score}, ${bandNames[band]}. ${agentName(sheet.agent)}, ${sheet.reason}, ${sheet.id}`

interface ScoreDistributionProps {
  scored: readonly ScoredSheet[]
  /** Reachable ones; the others are faint. */
  listed: readonly ScoredSheet[]
  open: ScoredSheet | undefined
  onOpen: (sheetId: string) => void
  /** Legend under the lines. */
  children: ReactNode
}

/**
 * Every marked call as a line at its score. Pointing at a line names it and a click opens its sheet; by keyboard it is
 * a slider over the calls from the lowest score to the highest, and Enter opens.
 */
export function ScoreDistribution({ scored, listed, open, onOpen, children }: ScoreDistributionProps) {
  const [pointedId, setPointedId] = useState<string>()
  const lines = listed.toSorted((a, b) => leftOf(a) - leftOf(b))
  const pointed = lines.find(({ sheet }) => sheet.id === pointedId)
  const index = Math.max(
    0,
    lines.findIndex((entry) => entry === (pointed ?? open)),
  )
  const line = lines[index]

  const point = (place: number) =>
    setPointedId(lines[Math.min(lines.length - 1, Math.max(0, place))]?.sheet.id)
  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const left = ((event.clientX - box.left) / box.width) * 100
    const away = lines.map((entry) => Math.abs(leftOf(entry) - left))
    point(away.indexOf(Math.min(...away)))
  }
  const openLine = () => line && onOpen(line.sheet.id)
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
    const ends = { Home: 0, End: lines.length - 1 }
    if (event.key in steps) point(index + steps[event.key as keyof typeof steps])
    else if (event.key in ends) point(ends[event.key as keyof typeof ends])
    else if (event.key === 'Enter' || event.key === ' ') openLine()
    else return
    event.preventDefault()
  }
  const pin = (look: 'open' | 'was' | 'pointed', entry: ScoredSheet, score = entry.score) => (
    <i
      className={`${bandColour.band} ${styles[look]}`}
      data-band={entry.band}
      style={{ left: `${leftOf(entry, score)}%` }}
      aria-hidden="true"
    />
  )
  return (
    <div>
      <div
        className={styles.lines}
        role="slider"
        tabIndex={0}
        aria-label="Marked calls by score"
        aria-valuemin={Math.min(1, lines.length)}
        aria-valuemax={lines.length}
        aria-valuenow={Math.min(index + 1, lines.length)}
        aria-valuetext={
          line ? `${nameOf(line)}, ${index + 1} of ${lines.length}. Enter opens it.` : 'No calls'
        }
        onKeyDown={onKeyDown}
        onPointerDown={pointAt}
        onPointerMove={pointAt}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') setPointedId(undefined)
        }}
        onClick={(event) => {
          // A finger covers many lines: it selects, and the button beside the reading opens.
          if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse') openLine()
        }}
      >
        <Stretched width={width} height={height}>
          <path className={styles.rest} d={linesPath(scored.filter((entry) => !listed.includes(entry)))} />
          {qualityBands.map((band) => (
            <path
              key={band}
              className={bandColour.band}
              data-band={band}
              d={linesPath(lines.filter((entry) => entry.band === band))}
            />
          ))}
        </Stretched>
        {open && open.was !== open.score && pin('was', open, open.was)}
        {open && pin('open', open)}
        {pointed && pin('pointed', pointed)}
      </div>
      <AxisLabels className={styles.axis} ticks={axisTicks(60, 20, (score) => String(score + 40))} />
      <div className={styles.under}>
        {children}
        <p className={styles.reading}>
          {pointed ? (
            <>
              <span className="tabular">{nameOf(pointed)}</span>
              <button type="button" className="press-target quiet-link" onClick={openLine}>
                Open this sheet
              </button>
            </>
          ) : (
            <span className="text-3">Point at a line to see whose it is; press it to open its sheet.</span>
          )}
        </p>
      </div>
    </div>
  )
}
