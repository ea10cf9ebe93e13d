import { useMemo } from 'react'
import type { MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import { emptyList, markedNote, waitsWords } from '../../../content/portal/quality-words.ts'
import { site } from '../../../content/site.ts'
import { ListAndDetail } from '../../desk-kit/list-and-detail.tsx'
import { useFocusOnReturn } from '../../desk-kit/use-focus-on-return.ts'
import { useSteady } from '../../desk-kit/use-steady.ts'
import { ChipLinks } from '../../ui/chip-filter.tsx'
import { DeskHeader } from '../shell/desk-header.tsx'
import { PortalLink } from '../shell/portal-link.tsx'
import { useMove } from '../shell/use-move.ts'
import { AgentStrip } from './agent-strip.tsx'
import { AgentView } from './agent-view.tsx'
import { BandFilter } from './band-filter.tsx'
import { CallList } from './call-list.tsx'
import { type CallFilter, callFilters, type DeskAddress, useDeskAddress } from './desk-address.ts'
import { morningFigures, type ScoredSheet } from './morning-figures.ts'
import { isSettledIn, isToReview, type QamsState } from './qams-acts.ts'
import { qamsStore } from './qams-store.ts'
import { ScoreDistribution } from './score-distribution.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import { useSheetsToReview } from './to-review.ts'

/** The QAMS workbench: every marked call of the morning, its sheet, and what a person may do about it. */
export default function QamsPage() {
  const state = qamsStore.useState()
  const [address, searchWith] = useDeskAddress()
  const { sheet, agent, band, filter } = address
  const move = useMove()
  const figures = useMemo(() => morningFigures(state), [state])
  const listed = useMemo(
    () => listedSheets(figures.scored, { filter, band, agent }, state),
    [figures, filter, band, agent, state],
  )
  const named = figures.scored.find((entry) => entry.sheet === sheet)
  const first = useSteady(listed[0]?.sheet.id, `${filter} ${band} ${agent}`)
  // A wide screen has room for a sheet beside the list before one is chosen.
  const open = named ?? (agent ? undefined : figures.scored.find((entry) => entry.sheet.id === first))
  const toReview = useSheetsToReview()
  useFocusOnReturn(sheet?.id)

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
            onOpen={(id) => void move(searchWith({ sheet: id }))}
          >
            <BandFilter figures={figures} current={band} searchWith={searchWith} />
          </ScoreDistribution>
          <AgentStrip figures={figures} current={agent} searchWith={searchWith} />
        </>
      }
      listLabel="Calls to read"
      list={
        <>
          <CallFilters current={filter} toReview={toReview} searchWith={searchWith} />
          <CallList
            listed={listed}
            openId={open?.sheet.id}
            waitsFor={(entry) => waitsFor(state, entry.sheet)}
            searchWith={searchWith}
            nothing={filter === 'review' && toReview === 0 ? emptyList.review : emptyList.choices}
            everything={searchWith({ filter: undefined, band: undefined, agent: undefined })}
          />
        </>
      }
      detail={
        open ? (
          <ScoreSheet
            key={open.sheet.id}
            entry={open}
            state={state}
            figures={figures}
            isNamed={named !== undefined}
            waitsFor={waitsFor(state, open.sheet)}
            agentSearch={searchWith({ sheet: undefined, agent: open.sheet.agent })}
            backTo={searchWith({ sheet: undefined })}
            backLabel={agent ? 'Back to the agent' : 'Marked calls'}
          />
        ) : (
          agent && (
            <AgentView
              key={agent}
              agent={agent}
              figures={figures}
              state={state}
              backTo={searchWith({ agent: undefined })}
            />
          )
        )
      }
    />
  )
}

/** What a sheet waits for, in words; undefined where it waits for nothing. */
function waitsFor(state: QamsState, sheet: MarkedSheet): string | undefined {
  if (isSettledIn(state, sheet)) return undefined
  const [name = ''] = agentName(sheet.agent).split(' ')
  if (sheet.secondLook) return waitsWords.secondLook(name)
  return sheet.needsNote ? waitsWords.note : waitsWords.answer(name)
}

/** The sheets that an address lists, in their order. */
function listedSheets(
  scored: readonly ScoredSheet[],
  { filter, band, agent }: Pick<DeskAddress, 'filter' | 'band' | 'agent'>,
  state: QamsState,
): ScoredSheet[] {
  return scored.filter((entry) => {
    const isAssistant = entry.sheet.agent === 'assistant'
    if (filter === 'review' && !isToReview(state, entry.sheet)) return false
    if (filter === 'people' && isAssistant) return false
    if (filter === 'assistant' && !isAssistant) return false
    return (band === undefined || entry.band === band) && (agent === undefined || entry.sheet.agent === agent)
  })
}

const filterWords: Readonly<Record<CallFilter, string>> = {
  all: 'All',
  review: 'To review',
  people: 'People',
  assistant: site.brand,
}

interface CallFiltersProps {
  current: CallFilter
  toReview: number
  searchWith: (changes: { filter: string | undefined }) => string
}

function CallFilters({ current, toReview, searchWith }: CallFiltersProps) {
  return (
    <ChipLinks label="Show">
      {callFilters.map((filter) => (
        <li key={filter}>
          <PortalLink
            to={searchWith({ filter: filter === 'all' ? undefined : filter })}
            aria-current={filter === current ? 'true' : undefined}
          >
            {filterWords[filter]} {filter === 'review' && <small className="tabular">{toReview}</small>}
          </PortalLink>
        </li>
      ))}
    </ChipLinks>
  )
}
