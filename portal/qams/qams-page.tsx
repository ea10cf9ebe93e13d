import { useEffect, useRef } from 'react'
import { agentName, northTeam } from '../content/north-team.ts'
import { bandNames } from '../content/quality-words.ts'
import { sampleBank } from '../content/sample-bank.ts'
import type { Sheet } from '../content/sheets.ts'
import { site } from '../../common/brand/site.ts'
import { goTo, useAddress, withQuery } from '../../common/app-shell/address.ts'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { ListAndDetail } from '../../common/app-shell/list-and-detail.tsx'
import { ListRow } from '../../common/app-shell/list-row.tsx'
import { moveThroughRows } from '../../common/app-shell/move-through-rows.ts'
import { NothingListed } from '../../common/app-shell/nothing-listed.tsx'
import { useFocusOnReturn } from '../../common/app-shell/use-focus-on-return.ts'
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
import { type ScoredSheet, useFigures } from './figures.ts'
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
  const { scored } = useFigures()
  const listed = scored.filter(({ sheet, band: itsBand }) => {
    if (filter === 'review' && !isToReview(done, sheet)) return false
    if (filter === 'people' && sheet.agent === 'assistant') return false
    if (filter === 'assistant' && sheet.agent !== 'assistant') return false
    return (band === undefined || itsBand === band) && (agent === undefined || sheet.agent === agent)
  })
  const named = scored.find(({ sheet }) => sheet.id === asked)
  const first = useSteady(listed[0]?.sheet.id, `${filter} ${band} ${agent}`)
  // A wide screen has room for a sheet beside the list before one is chosen.
  const open = named ?? (agent ? undefined : scored.find(({ sheet }) => sheet.id === first))
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
              <b className="tabular">{scored.length}</b> {sampleBank.team} calls marked since nine. Each line
              is one of them, placed by its score.
            </>
          }
        />
      }
      above={
        <>
          <ScoreDistribution
            scored={scored}
            listed={listed}
            open={open}
            onOpen={(sheet) => goTo(withQuery({ sheet }))}
          >
            <BandFilter current={band} />
          </ScoreDistribution>
          <AgentStrip current={agent} />
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
            <CallList listed={listed} openId={open?.sheet.id} />
          ) : (
            <NothingListed>
              <span>
                {filter === 'review' && toReview === 0
                  ? 'Nothing waits for you.'
                  : 'No call fits all of these.'}
              </span>{' '}
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
            isNamed={named !== undefined}
            waitsFor={waitsFor(done, open.sheet)}
          />
        ) : (
          agent && <AgentDay key={agent} agent={agent} />
        )
      }
    />
  )
}

/** What a sheet is waiting for, in words; undefined if nothing. */
function waitsFor(done: Done, sheet: Sheet): string | undefined {
  if (isSheetSettled(done, sheet)) return undefined
  const [name = ''] = agentName(sheet.agent).split(' ')
  if (sheet.secondLook) return `${name} has asked for a second look`
  return sheet.needsNote ? 'Waits for a coaching note' : `${name} has answered your note`
}

/** The marked calls of the filters: score, whose it is, what it was about. */
function CallList({ listed, openId }: { listed: readonly ScoredSheet[]; openId: string | undefined }) {
  const done = useDone()
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
            <ListRow
              to={{ sheet: sheet.id }}
              itemId={sheet.id}
              className={styles.row}
              isOpen={sheet.id === openId}
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
            </ListRow>
          </li>
        ))}
      </ul>
    </div>
  )
}
