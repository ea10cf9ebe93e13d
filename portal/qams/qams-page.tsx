import { useEffect, useMemo, useRef } from 'react'
import { agentName, northTeam } from '../content/north-team.ts'
import { bandNames, emptyList, markedNote, waitsWords } from '../content/quality-words.ts'
import type { Sheet } from '../content/sheets.ts'
import { site } from '../../common/brand/site.ts'
import { goTo, useAddress, withQuery } from '../../common/app-shell/address.ts'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { ListAndDetail } from '../../common/app-shell/list-and-detail.tsx'
import listRow from '../../common/app-shell/list-row.module.css'
import { moveThroughRows } from '../../common/app-shell/move-through-rows.ts'
import { NothingListed } from '../../common/app-shell/nothing-listed.tsx'
import { rowId, useFocusOnReturn } from '../../common/app-shell/use-focus-on-return.ts'
import { useSteady } from '../../common/app-shell/use-steady.ts'
import bandColour from '../../common/figures/band-colour.module.css'
import { qualityBands } from '../../common/figures/quality-band.ts'
import { timeLabel } from '../../common/figures/time-label.ts'
import { ChipLinks } from '../../common/ui/chip-filter.tsx'
import { DeskHeader } from '../shell/desk-header.tsx'
import { type Done, useDone } from '../state/done.ts'
import { isSheetSettled, isToReview, useSummary } from '../state/summary.ts'
import { AgentDay } from './agent-day.tsx'
import { AgentStrip } from './agent-strip.tsx'
import { BandFilter, BandMark } from './bands.tsx'
import styles from './call-list.module.css'
import { morningFigures, type ScoredSheet } from './figures.ts'
import { ScoreDistribution } from './score-distribution.tsx'
import { ScoreSheet } from './score-sheet.tsx'

const filters = [
  ['all', 'All'],
  ['review', 'To review'],
  ['people', 'People'],
  ['assistant', site.brand],
] as const

/** The QAMS workbench: every marked call of the morning, its sheet, and what a person may do about it. */
export default function QamsPage() {
  const done = useDone()
  const { toReview } = useSummary()
  const query = useAddress().searchParams
  const asked = query.get('sheet')?.toUpperCase()
  const agent = northTeam.find(({ id }) => id === query.get('agent'))?.id
  const band = qualityBands.find((each) => each === query.get('band'))
  const filter = filters.find(([name]) => name === query.get('filter'))?.[0] ?? 'all'
  const figures = useMemo(() => morningFigures(done.sheets), [done.sheets])
  const listed = useMemo(
    () =>
      figures.scored.filter(({ sheet, band: itsBand }) => {
        if (filter === 'review' && !isToReview(done, sheet)) return false
        if (filter === 'people' && sheet.agent === 'assistant') return false
        if (filter === 'assistant' && sheet.agent !== 'assistant') return false
        return (band === undefined || itsBand === band) && (agent === undefined || sheet.agent === agent)
      }),
    [figures, filter, band, agent, done],
  )
  const named = figures.scored.find(({ sheet }) => sheet.id === asked)
  const first = useSteady(listed[0]?.sheet.id, `${filter} ${band} ${agent}`)
  // A wide screen has room for a sheet beside the list before one is chosen.
  const open = named ?? (agent ? undefined : figures.scored.find(({ sheet }) => sheet.id === first))
  useFocusOnReturn(named?.sheet.id)

  return (
    <ListAndDetail
      scrolls="page"
      phoneShows={named ? 'detail' : agent ? 'both' : 'list'}
      header={
        <DeskHeader
          title="Marked calls"
          lead={
            <>
              <b className="tabular">{figures.scored.length}</b> {markedNote}
            </>
          }
        />
      }
      above={
        <>
          <ScoreDistribution
            scored={figures.scored}
            listed={listed}
            open={open}
            onOpen={(sheet) => goTo(withQuery({ sheet }))}
          >
            <BandFilter figures={figures} current={band} />
          </ScoreDistribution>
          <AgentStrip figures={figures} current={agent} />
        </>
      }
      listLabel="Calls to read"
      list={
        <>
          <ChipLinks label="Show">
            {filters.map(([name, words]) => (
              <li key={name}>
                <DeskLink
                  to={{ filter: name === 'all' ? undefined : name }}
                  aria-current={name === filter ? 'true' : undefined}
                >
                  {words} {name === 'review' && <small className="tabular">{toReview}</small>}
                </DeskLink>
              </li>
            ))}
          </ChipLinks>
          {listed.length > 0 ? (
            <CallList listed={listed} openId={open?.sheet.id} done={done} />
          ) : (
            <NothingListed>
              <span>{filter === 'review' && toReview === 0 ? emptyList.review : emptyList.choices}</span>{' '}
              <DeskLink
                className="press-target"
                to={{ filter: undefined, band: undefined, agent: undefined }}
              >
                Show all calls
              </DeskLink>
            </NothingListed>
          )}
        </>
      }
      detail={
        open ? (
          <ScoreSheet
            key={open.sheet.id}
            entry={open}
            done={done}
            figures={figures}
            isNamed={named !== undefined}
            waitsFor={waitsFor(done, open.sheet)}
          />
        ) : (
          agent && <AgentDay key={agent} agent={agent} figures={figures} done={done} />
        )
      }
    />
  )
}

/** What a sheet is waiting for, in words; undefined if nothing. */
function waitsFor(done: Done, sheet: Sheet): string | undefined {
  if (isSheetSettled(done, sheet)) return undefined
  const [name = ''] = agentName(sheet.agent).split(' ')
  if (sheet.secondLook) return waitsWords.secondLook(name)
  return sheet.needsNote ? waitsWords.note : waitsWords.answer(name)
}

interface CallListProps {
  listed: readonly ScoredSheet[]
  openId: string | undefined
  done: Done
}

/** The marked calls that pass the filters: score, agent, subject. */
function CallList({ listed, openId, done }: CallListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !list.current) return
    // Only the list's own box scrolls, and only if it has one: the page stays where it is.
    const [outer, inner] = [list.current.getBoundingClientRect(), row.getBoundingClientRect()]
    if (inner.top < outer.top) list.current.scrollTop -= outer.top - inner.top
    else if (inner.bottom > outer.bottom) list.current.scrollTop += inner.bottom - outer.bottom
  }, [openId])
  return (
    <div className={styles.list} ref={list}>
      <ul onKeyDown={moveThroughRows}>
        {listed.map(({ sheet, score, was, band }) => (
          <li key={sheet.id}>
            <DeskLink
              to={{ sheet: sheet.id }}
              id={rowId(sheet.id)}
              className={`${listRow.row} ${styles.row}`}
              aria-current={sheet.id === openId ? 'true' : undefined}
            >
              <span className={`${styles.score} ${bandColour.band}`} data-band={band}>
                <BandMark band={band} height={26} />
                <span>
                  <b className="tabular">{score}</b>
                  {was !== score && (
                    <>
                      <span className="visually-hidden">, was </span>
                      <s className="tabular">{was}</s>
                    </>
                  )}
                  <small>{bandNames[band]}</small>
                </span>
              </span>
              <span className={styles.what}>
                <b>{agentName(sheet.agent)}</b>
                <small className="text-2">{sheet.reason}</small>
                {waitsFor(done, sheet) && <em>{waitsFor(done, sheet)}</em>}
              </span>
              <span className={`tabular ${styles.when}`}>
                <span className="visually-hidden">Length </span>
                {timeLabel(sheet.seconds)}
                <small className="text-2">
                  <span className="visually-hidden">at </span>
                  {sheet.time}
                </small>
              </span>
            </DeskLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
