import { earlierAccess } from '../../../content/portal/access.ts'
import { team } from '../../../content/portal/team.ts'
import { logWords } from '../../../content/portal/team-words.ts'
import type { CallActs } from '../assistant/acts/call-act.ts'
import { callById } from '../assistant/floor/schedule.ts'
import type { Grant } from './team-store.ts'

/** A line of the access log; `at` in demo seconds, below zero before 11:42:00. */
export interface LogEntry {
  at: number
  text: string
}

/** Who was given what, and who listened to or took which call, newest first. */
export function accessLog(grants: readonly Grant[], acts: CallActs): LogEntry[] {
  const given = grants.map(({ at, memberId, product, given: isGiven }) => {
    const name = team.find(({ id }) => id === memberId)?.shortName ?? ''
    return { at, text: (isGiven ? logWords.gave : logWords.took)(product, name) }
  })
  return [...earlierAccess, ...given, ...heard(acts)].toSorted((one, other) => other.at - one.at)
}

function heard(acts: CallActs): LogEntry[] {
  return Object.keys(acts).flatMap((callId) => {
    const call = callById(callId, acts)
    if (!call) return []
    return (acts[callId] ?? []).flatMap(({ kind, at }) => {
      if (kind !== 'listen' && kind !== 'take') return []
      return [{ at: call.startsAt + at, text: logWords[kind](call.caller) }]
    })
  })
}
