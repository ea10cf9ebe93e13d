import { createDeskStore } from '../../state/desk-store.ts'
import { actsOn, type CallAct, type CallActs, isTaken } from './call-act.ts'

interface AssistantState {
  acts: CallActs
}

interface AssistantAction {
  callId: string
  act: CallAct
}

/** Most characters that somebody may type at once. */
export const longestSentence = 280

/** Adds an act to its call, unless it makes no sense there: nobody speaks on a call they do not hold. */
export function addAct(state: AssistantState, { callId, act }: AssistantAction): AssistantState {
  const before = actsOn(state.acts, callId)
  const taken = isTaken(before)
  const allowed = {
    take: !taken,
    'hand-back': taken,
    say: taken,
    whisper: !taken,
    decide: true,
    listen: true,
  }
  const last = before.at(-1)
  if (!allowed[act.kind] || (last && act.at < last.at)) return state
  const kept = 'words' in act ? { ...act, words: act.words.trim() } : act
  if ('words' in kept && kept.words === '') return state
  return { acts: { ...state.acts, [callId]: [...before, kept] } }
}

/** What the person did at the console; the calls themselves follow from this, the sample and the clock. */
export const assistantStore = createDeskStore<AssistantState, AssistantAction>({
  desk: 'assistant',
  version: 1,
  initial: { acts: {} },
  reduce: addAct,
  isState: ({ acts }) => Object.values(acts).every((list) => Array.isArray(list) && list.every(isAct)),
})

function isAct(value: unknown): boolean {
  const { kind, at, words } = value as { kind?: unknown; at?: unknown; words?: unknown }
  if (!Number.isFinite(at)) return false
  if (kind === 'whisper' || kind === 'say') return typeof words === 'string'
  return kind === 'listen' || kind === 'take' || kind === 'hand-back' || kind === 'decide'
}
