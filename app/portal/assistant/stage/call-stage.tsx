import { type Ref, useMemo, useState } from 'react'
import backBar from '../../../desk-kit/back-bar.module.css'
import quietLink from '../../../ui/quiet-link.module.css'
import { PauseLive } from '../../shell/pause-live.tsx'
import { PortalIcon } from '../../shell/portal-icon.tsx'
import { actsOn, type CallActs } from '../acts/call-act.ts'
import { type LiveCall, timelineOfCall } from '../floor/live-call.ts'
import { useCallSound } from '../listen/use-call-sound.ts'
import { Score } from '../score/score.tsx'
import { tonesOf } from '../score/score-bars.ts'
import { needsYou, stateAt } from '../timeline/moment.ts'
import { CallActions } from './call-actions.tsx'
import { CallDetails } from './call-details.tsx'
import { CallHeader } from './call-header.tsx'
import styles from './call-stage.module.css'
import { NeedsYou } from './needs-you.tsx'
import { Spoken } from './spoken.tsx'
import { Transcript } from './transcript.tsx'
import { transcriptItems } from './transcript-items.ts'
import { useActOn } from './use-act-on.ts'
import { useCallSecond } from './use-call-second.ts'
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
        <button type="button" className={`${backBar.back} ${quietLink.quiet}`} onClick={onClose}>
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
