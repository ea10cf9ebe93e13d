/** Something the person at the console did on a call; `at` is in seconds of that call. */
export type CallAct =
  | { kind: 'listen'; at: number }
  | { kind: 'whisper'; at: number; words: string }
  | { kind: 'take'; at: number }
  | { kind: 'say'; at: number; words: string }
  | { kind: 'hand-back'; at: number }
  | { kind: 'decide'; at: number }

/** What was done on each call, by call id, in the order in which it was done. */
export type CallActs = Readonly<Record<string, readonly CallAct[] | undefined>>

const none: readonly CallAct[] = []

export function actsOn(acts: CallActs, callId: string): readonly CallAct[] {
  return acts[callId] ?? none
}

/** Whether a call has been taken at the end of `acts` and not handed back. */
export function isTaken(acts: readonly CallAct[]): boolean {
  return acts.findLast(({ kind }) => kind === 'take' || kind === 'hand-back')?.kind === 'take'
}

/** Whether the person did what the call asked of them: decided, or took it into their own hands. */
export function isSettledBy(acts: readonly CallAct[]): boolean {
  return acts.some(({ kind }) => kind === 'decide' || kind === 'take')
}
