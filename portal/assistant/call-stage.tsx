import { type Ref, useState } from 'react'
import { qualityChecks } from '../content/quality-checks.ts'
import { site } from '../../common/brand/site.ts'
import { goTo, withQuery } from '../../common/app-shell/address.ts'
import { BackBar } from '../../common/app-shell/back-bar.tsx'
import { useNarrow } from '../../common/app-shell/use-narrow.ts'
import { CallStateMark } from '../../common/figures/call-state-mark.tsx'
import { timeLabel } from '../../common/figures/time-label.ts'
import { Button } from '../../common/ui/button.tsx'
import { PauseLive } from '../shell/pause-live.tsx'
import { useFollow } from '../../common/app-shell/use-follow.ts'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { type CallAct, change } from '../state/done.ts'
import { CallActions } from './call-actions.tsx'
import styles from './call-stage.module.css'
import { type CallMoment, type LiveCall, momentOf } from './floor.ts'
import { Score } from './score.tsx'
import { stateAt } from './timeline.ts'
import { Transcript, transcriptItems } from './transcript.tsx'

interface CallStageProps {
  ref: Ref<HTMLElement>
  call: LiveCall
  /** Whether the address names the call; acting on one that merely stands first makes it the chosen one. */
  isChosen: boolean
  onClose: () => void
}

/** The open call: its score, what is said, what is known, and what you can do. */
export function CallStage({ ref, call, isChosen, onClose }: CallStageProps) {
  const { timeline, recording } = call
  const now = useDemoSeconds(4)
  const [replayFrom, setReplayFrom] = useState<number>()
  const replayed = replayFrom === undefined ? Infinity : now - replayFrom
  const isReplay = replayed < timeline.seconds
  const live = momentOf(call, now)
  const moment = isReplay ? { ...live, second: replayed, state: stateAt(timeline, replayed) } : live
  const { second, state } = moment

  const [isListening, setListening] = useState(false)
  const items = transcriptItems(timeline, second)
  const isNarrow = useNarrow()
  const { list, foot, isFollowing, follow } = useFollow({
    end: items.length,
    // On a phone the call opens at its head.
    startsAtEnd: !isNarrow,
  })

  const act = (...done: CallAct[]) => {
    follow()
    if (!isChosen) goTo(withQuery({ call: call.id }), { replace: true })
    change(({ calls }) => ({ calls: { ...calls, [call.id]: [...(calls[call.id] ?? []), ...done] } }))
  }
  const listen = () => {
    setListening(!isListening)
    if (!isListening && !isReplay) act({ kind: 'listen', at: live.second })
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
      <BackBar to={{ call: undefined }} words="All calls">
        <PauseLive quiet />
      </BackBar>
      <header className={styles.header}>
        <div>
          <h2 className={`tabular ${styles.caller}`} id="open-call">
            {call.caller}
          </h2>
          <p className="text-2">
            {recording.language} · {recording.reason}
          </p>
        </div>
        <div className={styles.now}>
          {isReplay ? <span>Played again</span> : <CallStateMark state={state} person={recording.person} />}
          <time>{timeLabel(second)}</time>
        </div>
      </header>
      <Score call={call} second={second} isListening={isListening} />
      {recording.decision && moment.needsYou && (
        <div className={styles.needs}>
          <p>
            <CallStateMark state="asks" words="Needs you." /> {recording.decision.because}
          </p>
          <Button size="small" onClick={() => act({ kind: 'decide', at: live.second })}>
            {recording.decision.label}
          </Button>
        </div>
      )}
      <div className={styles.body}>
        <Transcript ref={list} items={items} second={second} person={recording.person} />
        <CallDetails {...moment} />
      </div>
      <div className={styles.foot} ref={foot}>
        {!isFollowing && (
          <Button size="small" className={styles.follow} onClick={follow}>
            Latest line
          </Button>
        )}
        <CallActions
          moment={moment}
          isReplay={isReplay}
          isListening={isListening}
          onListen={listen}
          onAct={act}
          onReplay={() => setReplayFrom(isReplay ? undefined : now)}
        />
      </div>
      {/* Tells screen readers about changes in the call and the caller's answers to you; not every turn, nor the
          time. */}
      <p className="visually-hidden" role="status">
        {newsOf(moment)}
      </p>
    </section>
  )
}

/** What is known about the call at this second. */
function CallDetails({ call: { recording, timeline }, second }: CallMoment) {
  const until = <Item extends { at: number }>(items: Item[]) => items.filter(({ at }) => at <= second)
  const steps = until(timeline.events.filter(({ by }) => by === 'system'))
  const missed = until(timeline.checks).filter(({ passed }) => !passed)
  const nameOf = (id: string) => qualityChecks.find((check) => check.id === id)?.name
  const details = [
    ['Wants', recording.reason],
    ['Last step', steps.at(-1)?.text ?? 'None yet'],
    ['System', steps.length > 0 ? recording.system : 'None asked yet'],
    ['Mood', until(timeline.moods).at(-1)?.text ?? 'Not heard yet'],
    ['Verified', timeline.verifiedAt <= second ? 'Yes' : 'Not yet'],
    ['Checks missed', missed.map(({ id }) => nameOf(id)).join('; ') || 'None'],
  ] as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where the screen is low
    <div className={styles.details} role="region" aria-label="About the call" tabIndex={0}>
      <dl>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt className="micro-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function newsOf({ call: { recording, timeline }, second, state, needsYou }: CallMoment): string {
  if (state === 'settled') return 'The call has ended.'
  if (state === 'you') {
    const said = timeline.lines.filter(({ from }) => from <= second)
    const yours = said.findLastIndex(({ voice }) => voice === 'you')
    const answer = yours < 0 ? undefined : said.slice(yours).find(({ voice }) => voice === 'caller')
    return answer ? `Caller: ${answer.english ?? answer.text}` : 'You have the call.'
  }
  if (recording.decision && needsYou) return `Needs you. ${recording.decision.because}`
  const mine = timeline.events.findLast(({ by, at }) => by === 'you' && at <= second)
  if (mine && second - mine.at < 20) return mine.text
  return `${(state === 'person' && recording.person) || site.brand} has the call.`
}
