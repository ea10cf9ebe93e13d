import { earlierAccess } from '../../../content/portal/access.ts'
import { deskNames } from '../../../content/portal/desk-names.ts'
import { team } from '../../../content/portal/team.ts'
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
    const verb = isGiven ? 'gave' : 'took'
    const preposition = isGiven ? 'to' : 'from'
    return { at, text: `You ${verb} ${deskNames[product]} ${preposition} ${name}` }
  })
  return [...earlierAccess, ...given, ...heard(acts)].toSorted((one, other) => other.at - one.at)
}

function heard(acts: CallActs): LogEntry[] {
  return Object.keys(acts).flatMap((callId) => {
    const call = callById(callId, acts)
    if (!call) return []
    return (acts[callId] ?? []).flatMap(({ kind, at }) => {
      const verb = { listen: 'listened to', take: 'took over' }[kind as string]
      return verb ? [{ at: call.startsAt + at, text: `You ${verb} ${call.caller}` }] : []
    })
  })
}
