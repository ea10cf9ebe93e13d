import { type KeyboardEvent, memo, type PointerEvent, type ReactNode, useMemo, useState } from 'react'
import { agentName } from '../../../content/portal/north-team.ts'
import { distributionWords } from '../../../content/portal/quality-words.ts'
import bandColour from '../../figures/band-colour.module.css'
import { qualityBands } from '../../figures/quality-band.ts'
import { bandWords } from './band-words.ts'
import type { ScoredSheet } from './morning-figures.ts'
import styles from './score-distribution.module.css'
import '../../styles/drawing.css'
import {
  linesHeight,
  linesPath,
  linesWidth,
  nearestLine,
  percentOfScale,
  type ScoreLine,
  scoreLine,
  scoreTicks,
} from './score-lines.ts'

interface ScoreDistributionProps {
  scored: readonly ScoredSheet[]
  /** Those that can be reached; the others are drawn faint. */
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
  const lines = useMemo(
    () => listed.map((entry) => scoreLine(entry)).toSorted((a, b) => a.left - b.left),
    [listed],
  )
  const rest = useMemo(() => {
    const reachable = new Set(listed.map(({ sheet }) => sheet.id))
    return scored.filter(({ sheet }) => !reachable.has(sheet.id)).map((entry) => scoreLine(entry))
  }, [scored, listed])

  const indexOf = (id: string | undefined) => lines.findIndex(({ entry }) => entry.sheet.id === id)
  const index = Math.max(0, indexOf(pointedId) === -1 ? indexOf(open?.sheet.id) : indexOf(pointedId))
  const line = lines[index]
  const pointed = lines[indexOf(pointedId)]

  const point = (next: number) =>
    setPointedId(lines[Math.min(lines.length - 1, Math.max(0, next))]?.entry.sheet.id)
  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    point(nearestLine(lines, ((event.clientX - box.left) / box.width) * 100))
  }
  const openLine = () => {
    if (line) onOpen(line.entry.sheet.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, lines.length)
    if (step !== undefined) point(index + step)
    else if (event.key === 'Enter' || event.key === ' ') openLine()
    else return
    event.preventDefault()
  }

  return (
    <div>
      <div
        className={styles.lines}
        role="slider"
        tabIndex={0}
        aria-label="Marked calls by score"
        aria-valuemin={lines.length === 0 ? 0 : 1}
        aria-valuemax={lines.length}
        aria-valuenow={lines.length === 0 ? 0 : index + 1}
        aria-valuetext={
          line ? distributionWords.pointed(nameOf(line), index + 1, lines.length) : distributionWords.none
        }
        onKeyDown={onKeyDown}
        onPointerDown={pointAt}
        onPointerMove={pointAt}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') setPointedId(undefined)
        }}
        onClick={(event) => {
          // A finger covers many lines: it chooses, and the button beside the reading opens.
          if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse') openLine()
        }}
      >
        <ScoreLinesDrawing lines={lines} rest={rest} />
        {open && open.was !== open.score && <Pin look="was" line={scoreLine(open, open.was)} />}
        {open && <Pin look="open" line={scoreLine(open)} />}
        {pointed && <Pin look="pointed" line={pointed} />}
      </div>
      <div className={`tabular ${styles.axis}`} aria-hidden="true">
        {scoreTicks.map((tick) => (
          <span key={tick} style={{ left: `${percentOfScale(tick)}%` }}>
            {tick}
          </span>
        ))}
      </div>
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
            <span className="text-3">{distributionWords.hint}</span>
          )}
        </p>
      </div>
    </div>
  )
}

interface PinProps {
  /** The open sheet, where it was before a mark was overruled, or the line that is pointed at. */
  look: 'open' | 'was' | 'pointed'
  line: ScoreLine
}

function Pin({ look, line: { entry, left } }: PinProps) {
  const className = `${bandColour.band} ${styles[look]}`
  return <i className={className} data-band={entry.band} style={{ left: `${left}%` }} aria-hidden="true" />
}

function nameOf({ entry: { sheet, score, band } }: ScoreLine): string {
  return `${score}, ${bandWords[band].name}. ${agentName(sheet.agent)}, ${sheet.reason}, ${sheet.id}`
}

/** How far a key moves a slider over `count` places; undefined for other keys. */
function stepOf(key: string, count: number): number | undefined {
  const steps: Partial<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 20,
    PageDown: -20,
    Home: -count,
    End: count,
  }
  return steps[key]
}

interface ScoreLinesDrawingProps {
  lines: readonly ScoreLine[]
  /** Lines of calls that are not listed. */
  rest: readonly ScoreLine[]
}

/** The lines themselves. Kept apart, so that pointing at one of them does not draw four hundred. */
const ScoreLinesDrawing = memo(function ScoreLinesDrawing({ lines, rest }: ScoreLinesDrawingProps) {
  return (
    <svg viewBox={`0 0 ${linesWidth} ${linesHeight}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.rest} d={linesPath(rest)} />
      {qualityBands.map((band) => (
        <path
          key={band}
          className={bandColour.band}
          data-band={band}
          d={linesPath(lines.filter(({ entry }) => entry.band === band))}
        />
      ))}
    </svg>
  )
})
