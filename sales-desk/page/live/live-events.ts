import type { DeskEvents, LeadRow } from '../../wire/leads.ts'
import { refreshSession } from '../api/ask-desk.ts'
import { createStore } from '../../../common/ui/store.ts'
import { type DeskEvent, openLine } from './event-line.ts'
import { minute } from '../../../common/lead/milliseconds.ts'

/** What the desk tells by itself. */
interface LiveEvents extends Omit<DeskEvents, 'signed-out'> {
  /** After a gap in which something may have been missed. */
  again: undefined
  /** A lead as its page has it: told by that page, and to this tab only. */
  known: LeadRow
}
type Listeners = { [Name in keyof LiveEvents]?: (event: LiveEvents[Name]) => void }

/** What the tab with the line passes on to the others of its browser. */
type Passed = DeskEvent | { name: 'again' | 'alive' } | { name: 'live'; isLive: boolean }

/** Of the lock, and of the channel: the tabs of one browser share one stream, as a browser opens six at most. */
const lineName = 'sales-desk-events'
/** A tab that holds the line and was silent for so long is asleep: a browser puts hidden tabs to sleep. */
const silentMs = minute
const lookMs = 10_000
/** A line that comes later than this after the start was another tab's before. */
const takenOverMs = 1_000

const listeners = new Set<Listeners>()

/** Whether news comes in at the moment. */
export const isLive = createStore(true)

/** Calls each of these at the events of its name; answers how to stop that. */
export function onLive(own: Listeners): () => void {
  listeners.add(own)
  return () => listeners.delete(own)
}

/** Tells whoever listens in this tab. */
export function tell<Name extends keyof LiveEvents>(name: Name, event: LiveEvents[Name]): void {
  for (const own of listeners) own[name]?.(event)
}

/**
 * Listens to the desk's events until the answered function is called. One tab has the line and passes on what comes;
 * another takes it over when that one is closed or asleep. Where the browser has no locks, which it has over https and
 * at localhost only, each tab has a line of its own while it can be seen.
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
    // The session of the tab with the line is over. Another person may have signed in since, in another tab.
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

/** A line whose news goes to `pass`. */
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
  /** Closes the line of this tab, if it is the one that has it. */
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
      // Between the line of another tab and this one, something may have been missed.
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
