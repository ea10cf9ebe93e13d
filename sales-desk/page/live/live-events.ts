import type { DeskEvents, LeadRow } from '../../wire/leads.ts'
import { refreshSession } from '../api/ask-desk.ts'
import { createStore } from '../../../common/ui/store.ts'
import { type DeskEvent, openLine } from './event-line.ts'
import { minute } from '../../../common/lead/milliseconds.ts'

/** Events sent by the desk. */
interface LiveEvents extends Omit<DeskEvents, 'signed-out'> {
  /** After a gap in which something may have been missed. */
  again: undefined
  /** A lead as its page has it: sent by that page, to this tab only. */
  known: LeadRow
}
type Listeners = { [Name in keyof LiveEvents]?: (event: LiveEvents[Name]) => void }

/** What the tab with the stream passes on to the browser's other tabs. */
type Passed = DeskEvent | { name: 'again' | 'alive' } | { name: 'live'; isLive: boolean }

/** Name of the lock and channel: a browser's tabs share one stream, as it opens at most six. */
const lineName = 'sales-desk-events'
/** A tab that holds the stream and is silent for this long is asleep: browsers put hidden tabs to sleep. */
const silentMs = minute
const lookMs = 10_000
/** A stream that starts later than this belonged to another tab before. */
const takenOverMs = 1_000

const listeners = new Set<Listeners>()

/** Whether news is arriving at the moment. */
export const isLive = createStore(true)

/** Calls each of these for the events of its name; returns a function that stops it. */
export function onLive(own: Listeners): () => void {
  listeners.add(own)
  return () => listeners.delete(own)
}

/** Notifies listeners in this tab. */
export function tell<Name extends keyof LiveEvents>(name: Name, event: LiveEvents[Name]): void {
  for (const own of listeners) own[name]?.(event)
}

/**
 * Listens to the desk's events until the returned function is called. One tab has the stream and passes events on;
 * another takes over when that one is closed or asleep. If the browser has no locks, which it has only over https and
 * at localhost, each tab has its own stream while visible.
 */
export function startLive(): () => void {
  const stop = 'locks' in navigator ? shareLine() : keepLineWhileSeen()
  return () => {
    stop()
    isLive.write(true)
  }
}

function take(passed: Passed): void {
  switch (passed.name) {
    case 'live':
      return isLive.write(passed.isLive)
    // The session of the tab with the stream is over. Another tab may have signed in somebody else since.
    case 'signed-out':
      return void refreshSession()
    case 'lead':
      return tell('lead', passed.event)
    case 'deliveries':
      return tell('deliveries', passed.event)
    case 'presence':
      return tell('presence', passed.event)
    case 'again':
      return tell('again', undefined)
    case 'alive':
  }
}

/** A stream whose events go to `pass`. */
const lineTo = (pass: (passed: Passed) => void, hasGap: boolean) =>
  openLine(
    {
      onEvent: pass,
      onAgain: () => pass({ name: 'again' }),
      onLive: (live) => pass({ name: 'live', isLive: live }),
      onAlive: () => pass({ name: 'alive' }),
    },
    hasGap,
  )

function shareLine(): () => void {
  const channel = new BroadcastChannel(lineName)
  const stopped = new AbortController()
  const startedAt = Date.now()
  let heardAt = startedAt
  /** Closes this tab's stream, if it has it. */
  let letGo: (() => void) | undefined
  channel.addEventListener('message', ({ data }: MessageEvent<Passed>) => {
    heardAt = Date.now()
    take(data)
  })

  const hold = () => {
    const close = lineTo(
      (passed) => {
        take(passed)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
        channel.postMessage(passed)
      },
      // Between another tab's stream and this one, something may have been missed.
      Date.now() - startedAt > takenOverMs,
    )
    return new Promise<void>((end) => {
      letGo = () => {
        letGo = undefined
        heardAt = Date.now()
        close()
        end()
      }
    })
  }

  const wait = (options: LockOptions) => {
    navigator.locks.request(lineName, options, hold).catch(() => {
      // Taken over by another tab, or given up with this one.
      letGo?.()
      if (!stopped.signal.aborted && !options.steal) wait({ signal: stopped.signal })
    })
  }
  wait({ signal: stopped.signal })

  const lookWhetherAsleep = () => {
    if (letGo || document.visibilityState !== 'visible' || Date.now() - heardAt < silentMs) return
    heardAt = Date.now()
    wait({ steal: true })
  }
  const timer = setInterval(lookWhetherAsleep, lookMs)
  document.addEventListener('visibilitychange', lookWhetherAsleep)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', lookWhetherAsleep)
    stopped.abort()
    letGo?.()
    channel.close()
  }
}

function keepLineWhileSeen(): () => void {
  let close: (() => void) | undefined
  let wasOpen = false
  const look = () => {
    const isSeen = document.visibilityState === 'visible'
    if (isSeen && !close) {
      close = lineTo(take, wasOpen)
      wasOpen = true
    } else if (!isSeen) {
      close?.()
      close = undefined
    }
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    close?.()
  }
}
