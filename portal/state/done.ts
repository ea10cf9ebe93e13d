import type { Channel } from '../content/conversation.ts'
import type { CheckId } from '../content/quality-checks.ts'
import type { Mark } from '../content/sheets.ts'
import type { PortalProduct } from '../content/team.ts'
import { useSyncExternalStore } from 'react'
import { createStore } from '../../common/ui/store.ts'
import { restartClock } from './demo-clock.ts'
import { portalStorage } from '../session/portal-storage.ts'

/** Something done on a call; `at` is in seconds of that call. */
export type CallAct =
  | { kind: 'listen' | 'take' | 'hand-back' | 'decide'; at: number }
  | { kind: 'whisper' | 'say'; at: number; words: string }

/** What can be done about a score sheet. Undoing is also an act. */
export type SheetDeed =
  | { did: 'overrule'; check: CheckId; mark: Mark; reason: string }
  | { did: 'undo'; check: CheckId }
  | { did: 'keep'; reason: string }
  | { did: 'note' | 'correct'; words: string }
  | { did: 'read' }
/** By whom it was done, and when in demo seconds. */
export type SheetAct = SheetDeed & { by: string; at: number; sheetIds: readonly string[] }

/** What can be done in a conversation. */
export type ThreadDeed =
  | { kind: 'write'; text: string; english?: string | undefined }
  | { kind: 'take' | 'give-back' | 'close' | 'reopen' }
  | { kind: 'move'; channel: Channel }
/** Done at a demo second. */
export type ThreadAct = ThreadDeed & { at: number }

/** Access given or revoked, at a demo second. */
export interface Grant {
  memberId: string
  product: PortalProduct
  given: boolean
  at: number
}

/** The person's acts at the desks, by call and conversation. The rest follows from recordings and clock. */
export interface Done {
  calls: Readonly<Record<string, readonly CallAct[] | undefined>>
  sheets: readonly SheetAct[]
  threads: Readonly<Record<string, readonly ThreadAct[] | undefined>>
  /** Unsent drafts, by conversation. */
  drafts: Readonly<Record<string, string | undefined>>
  /** Demo seconds of the newest message that was on screen, by conversation. */
  seen: Readonly<Record<string, number | undefined>>
  grants: readonly Grant[]
}

const key = 'portal:done:v1'
const nothingDone: Done = { calls: {}, sheets: [], threads: {}, drafts: {}, seen: {}, grants: [] }
const done = createStore(load())

/** The stored record, if it has the parts of this version. */
function load(): Done {
  const { calls, sheets, threads, drafts, seen, grants } = Object(portalStorage.read(key)) as Partial<Done>
  const isWhole = [calls, threads, drafts, seen].every((part) => typeof part === 'object')
  return isWhole && Array.isArray(sheets) && Array.isArray(grants)
    ? ({ calls, sheets, threads, drafts, seen, grants } as Done)
    : nothingDone
}

export function useDone(): Done {
  return useSyncExternalStore(done.subscribe, done.read, () => nothingDone)
}

/** Replaces parts of the record, and stores it in this browser. */
export function change(parts: (before: Done) => Partial<Done>): void {
  done.write({ ...done.read(), ...parts(done.read()) })
  portalStorage.write(key, done.read())
}

/** Follows changes from other tabs, until the returned function is called. */
export function followTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) done.write(load())
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** All desks and the clock as a first visitor finds them. */
export function resetSample(): void {
  change(() => nothingDone)
  restartClock()
}
