import { spokenNews } from '../../../../content/portal/console-words.ts'
import type { LiveCall } from '../floor/live-call.ts'
import { type CallState, needsYou } from '../timeline/moment.ts'
import type { SpokenLine, Timeline } from '../timeline/timeline.ts'

interface SpokenProps {
  call: LiveCall
  timeline: Timeline
  second: number
  state: CallState
}

/** Tells screen readers what changes in the open call, and what the caller answers you; not every turn, not the time. */
export function Spoken(props: SpokenProps) {
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
