import { useSyncExternalStore } from 'react'
import { demoBegins } from '../content/demo-day.ts'
import { timeLabel } from '../../common/figures/time-label.ts'
import { createStore, useStore } from '../../common/ui/store.ts'
import { portalStorage } from '../session/portal-storage.ts'

const key = 'portal:clock:v1'
/** Milliseconds between two steps. */
const step = 250

/** Seconds since 11:42:00. A visitor who returns on another day finds the same morning. */
const clock = createStore(kept() ?? { seconds: 0, paused: false })

function kept(): { seconds: number; paused: boolean } | undefined {
  const { seconds, paused } = Object(portalStorage.read(key)) as { seconds?: unknown; paused?: unknown }
  return typeof seconds === 'number' && seconds >= 0 ? { seconds, paused: paused === true } : undefined
}

/** Counts real seconds while the page is visible and not paused, until the returned function is called. */
export function runDemo(): () => void {
  const save = () => portalStorage.write(key, clock.read())
  let before = performance.now()
  const timer = setInterval(() => {
    const passed = (performance.now() - before) / 1000
    before = performance.now()
    const { seconds, paused } = clock.read()
    if (paused || document.hidden) return
    clock.write({ seconds: seconds + passed, paused })
    if (Math.floor(seconds / 2) !== Math.floor((seconds + passed) / 2)) save()
  }, step)
  addEventListener('pagehide', save)
  return () => {
    clearInterval(timer)
    removeEventListener('pagehide', save)
  }
}

/** Seconds since 11:42:00 on the demo's clock, in steps of 1/hz; renders once a step. 0 in the prerendered page. */
export function useDemoSeconds(hz: 1 | 4 = 4): number {
  return useSyncExternalStore(
    clock.subscribe,
    () => Math.floor(clock.read().seconds * hz) / hz,
    () => 0,
  )
}

/** Seconds since 11:42:00, for timestamps of acts. */
export function demoSecondsNow(): number {
  return clock.read().seconds
}

export function useDemoPaused(): boolean {
  return useStore(clock).paused
}

/** Stops or resumes the clock of the whole demo. */
export function setDemoPaused(paused: boolean): void {
  setClock({ seconds: demoSecondsNow(), paused })
}

export function restartClock(): void {
  setClock({ seconds: 0, paused: false })
}

function setClock(set: { seconds: number; paused: boolean }): void {
  clock.write(set)
  portalStorage.write(key, set)
}

/** Time of day on the demo's clock, of seconds since 11:42:00 (below zero for earlier): 75 is "11:43". */
export function demoTimeLabel(seconds: number): string {
  const day = 24 * 60
  // Hours and minutes use the format of minutes and seconds.
  return timeLabel((((demoBegins + Math.floor(seconds / 60)) % day) + day) % day)
}
