import { type Ref, useMemo, useState } from 'react'
import { spokenNews } from '../../../../content/portal/console-words.ts'
import backBar from '../../../desk-kit/back-bar.module.css'
import { PauseLive } from '../../shell/pause-live.tsx'
import { PortalIcon } from '../../shell/portal-icon.tsx'
import { useDemoSeconds } from '../../state/demo-clock.ts'
import { actsOn, type CallActs } from '../acts/call-act.ts'
import { type LiveCall, timelineOfCall } from '../floor/live-call.ts'
import type { ScheduledCall } from '../floor/schedule.ts'
import { useCallSound } from '../listen/use-call-sound.ts'
import { tonesOf } from '../score/score-bars.ts'
import { Score } from '../score/score.tsx'
import { type CallState, needsYou, stateAt } from '../timeline/moment.ts'
import type { SpokenLine, Timeline } from '../timeline/timeline.ts'
import { CallActions } from './call-actions.tsx'
import { CallDetails } from './call-details.tsx'
import { CallHeader } from './call-header.tsx'
import styles from './call-stage.module.css'
import { NeedsYou } from './needs-you.tsx'
import { transcriptItems } from './transcript-items.ts'
import { Transcript } from './transcript.tsx'
import { useActOn } from './use-act-on.ts'
import { useFollow } from './use-follow.ts'

interface CallStageProps {
  ref: Ref<HTMLElement>
  call: LiveCall
  acts: CallActs
  /** Whether the address names the call; acting on one that merely stands first makes it the chosen one. */
  isChosen: boolean
  onChoose: () => void
  onClose: () => void
}

/** The open call: its score, what is said, what is known, and what you can do. */
export function CallStage({ ref, call, acts, isChosen, onChoose, onClose }: CallStageProps) {
  const timeline = timelineOfCall(call, acts)
  const { second, liveSecond, isReplay, replay, endReplay } = useCallSecond(call, timeline)
  const [isListening, setListening] = useState(false)
  const tones = useMemo(() => tonesOf(call.line * 97 + call.variant + 19), [call])
  const sound = useCallSound(isListening, timeline, second, tones)
  const act = useActOn(call, liveSecond, isChosen ? undefined : onChoose)
  const state = stateAt(timeline, second)
  const items = transcriptItems(timeline, second)
  const { list, foot, isFollowing, follow } = useFollow(items.length, actsOn(acts, call.id).length)

  const listen = () => {
    const next = !isListening
    setListening(next)
    if (!next) return
    sound.wake()
    if (!isReplay) act({ kind: 'listen' })
  }
  return (
    <section
      ref={ref}
      className={styles.stage}
      tabIndex={-1}
      aria-labelledby="open-call"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isChosen) onClose()
      }}
    >
      <div className={backBar.bar}>
        <button type="button" className={`${backBar.back} quiet-link`} onClick={onClose}>
          <PortalIcon name="arrow-left" size={18} />
          All calls
        </button>
        <PauseLive quiet />
      </div>
      <CallHeader call={call} state={state} second={second} isReplay={isReplay} />
      <Score timeline={timeline} second={second} tones={tones} isListening={isListening} />
      {call.words.decision && needsYou(timeline, second) && (
        <NeedsYou decision={call.words.decision} onDecide={() => act({ kind: 'decide' })} />
      )}
      <div className={styles.body}>
        <Transcript ref={list} items={items} second={second} person={call.words.person} />
        <CallDetails call={call} timeline={timeline} second={second} />
      </div>
      <div className={styles.foot} ref={foot}>
        {!isFollowing && (
          <button type="button" className={styles.follow} onClick={follow}>
            Latest line
          </button>
        )}
        <CallActions
          call={call}
          state={state}
          isReplay={isReplay}
          isListening={isListening}
          isWaiting={needsYou(timeline, second)}
          onListen={listen}
          onAct={act}
          onReplay={replay}
          onEndReplay={endReplay}
        />
      </div>
      <Spoken call={call} timeline={timeline} second={second} state={state} />
    </section>
  )
}

interface CallSecond {
  /** Second of the call that is shown. */
  second: number
  /** Second of the call on the demo's clock; the end, once it is over. */
  liveSecond: number
  /** Whether a call that is over is played again. */
  isReplay: boolean
  replay: () => void
  endReplay: () => void
}

/** Where a call is on the demo's clock, or in being played again from its start. */
function useCallSecond({ startsAt }: ScheduledCall, { seconds: end = Infinity }: Timeline): CallSecond {
  const now = useDemoSeconds(4)
  const [replayFrom, setReplayFrom] = useState<number>()
  const liveSecond = Math.min(now - startsAt, end)
  const replayed = replayFrom === undefined ? Infinity : now - replayFrom
  const isReplay = replayed < end
  return {
    second: isReplay ? replayed : liveSecond,
    liveSecond,
    isReplay,
    replay: () => setReplayFrom(now),
    endReplay: () => setReplayFrom(undefined),
  }
}

interface SpokenProps {
  call: LiveCall
  timeline: Timeline
  second: number
  state: CallState
}

/** Tells screen readers what changes in the open call, and what the caller answers you; not every turn, not the time. */
function Spoken(props: SpokenProps) {
  return (
    <p className="visually-hidden" role="status">
      {newsOf(props)}
    </p>
  )
}

function newsOf({ call, timeline, second, state }: SpokenProps): string {
  const { decision, person } = call.words
  if (state === 'settled') return spokenNews.ended
  if (state === 'you') return answerToYou(timeline, second) ?? spokenNews.yours
  if (decision && needsYou(timeline, second)) return spokenNews.needsYou(decision.because)
  const mine = timeline.events.findLast(({ by, at }) => by === 'you' && at <= second)
  if (mine && second - mine.at < 20) return mine.text
  return spokenNews.theirs(state === 'person' ? person : undefined)
}

function answerToYou({ lines }: Timeline, second: number): string | undefined {
  const said = lines.filter(({ from }) => from <= second)
  const yours = said.findLastIndex(({ voice }) => voice === 'you')
  const answer: SpokenLine | undefined =
    yours < 0 ? undefined : said.slice(yours).find(({ voice }) => voice === 'caller')
  return answer && spokenNews.caller(answer.english ?? answer.text)
}
