import { type Ref, useMemo, useState } from 'react'
import { spokenNews } from '../../../../content/portal/console-words.ts'
import backBar from '../../../desk-kit/back-bar.module.css'
import { useNarrow } from '../../../desk-kit/use-narrow.ts'
import { Button } from '../../../ui/button.tsx'
import { PauseLive } from '../../shell/pause-live.tsx'
import { PortalIcon } from '../../shell/portal-icon.tsx'
import { useFollow } from '../../shell/use-follow.ts'
import { useDemoSeconds } from '../../state/demo-clock.ts'
import type { ActNow } from '../../state/desk-store.ts'
import { assistantStore } from '../acts/acts-store.ts'
import { actsOn, type CallAct, type CallActs } from '../acts/call-act.ts'
import { type LiveCall, timelineOfCall } from '../floor/live-call.ts'
import { useCallSound } from '../listen/use-call-sound.ts'
import needsYouMark from '../needs-you.module.css'
import { tonesOf } from '../score/score-bars.ts'
import { Score } from '../score/score.tsx'
import { needsYou, stateAt } from '../timeline/moment.ts'
import type { Timeline } from '../timeline/timeline.ts'
import { CallActions } from './call-actions.tsx'
import { CallDetails, CallHeader, type CallMoment } from './call-facts.tsx'
import styles from './call-stage.module.css'
import { Transcript, transcriptItems } from './transcript.tsx'

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
  const now = useDemoSeconds(4)
  const [replayFrom, setReplayFrom] = useState<number>()
  const { seconds: end = Infinity } = timeline
  const liveSecond = Math.min(now - call.startsAt, end)
  const replayed = replayFrom === undefined ? Infinity : now - replayFrom
  const isReplay = replayed < end
  const second = isReplay ? replayed : liveSecond

  const [isListening, setListening] = useState(false)
  const tones = useMemo(() => tonesOf(call.line * 97 + call.variant + 19), [call])
  const sound = useCallSound(isListening, timeline, second, tones)
  const moment: CallMoment = { call, timeline, second, state: stateAt(timeline, second) }
  const isWaiting = needsYou(timeline, second)
  const { decision, person } = call.words
  const items = transcriptItems(timeline, second)
  const isNarrow = useNarrow()
  const { list, foot, isFollowing, follow } = useFollow({
    end: items.length,
    ownActs: actsOn(acts, call.id).length,
    // On a phone the call opens at its head.
    startsAtEnd: !isNarrow,
  })

  const act = (done: ActNow<CallAct>) => {
    if (!isChosen) onChoose()
    assistantStore.dispatch({ callId: call.id, act: { ...done, at: liveSecond } })
  }
  const listen = () => {
    setListening(!isListening)
    if (isListening) return
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
      <CallHeader {...moment} isReplay={isReplay} />
      <Score timeline={timeline} second={second} tones={tones} isListening={isListening} />
      {decision && isWaiting && (
        <div className={styles.needs}>
          <p>
            <b className={needsYouMark.mark}>Needs you.</b> {decision.because}
          </p>
          <Button size="small" onClick={() => act({ kind: 'decide' })}>
            {decision.label}
          </Button>
        </div>
      )}
      <div className={styles.body}>
        <Transcript ref={list} items={items} second={second} person={person} />
        <CallDetails {...moment} />
      </div>
      <div className={styles.foot} ref={foot}>
        {!isFollowing && (
          <Button size="small" className={styles.follow} onClick={follow}>
            Latest line
          </Button>
        )}
        <CallActions
          call={call}
          state={moment.state}
          isReplay={isReplay}
          isListening={isListening}
          isWaiting={isWaiting}
          onListen={listen}
          onAct={act}
          onReplay={() => setReplayFrom(isReplay ? undefined : now)}
        />
      </div>
      {/* Tells screen readers what changes in the call, and what the caller answers you; not every turn, not the time. */}
      <p className="visually-hidden" role="status">
        {newsOf(moment)}
      </p>
    </section>
  )
}

function newsOf({ call, timeline, second, state }: CallMoment): string {
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
  const answer = yours < 0 ? undefined : said.slice(yours).find(({ voice }) => voice === 'caller')
  return answer && spokenNews.caller(answer.english ?? answer.text)
}
