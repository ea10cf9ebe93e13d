import { useSyncExternalStore } from 'react'
import { demoBegins } from '../../../content/portal/demo-day.ts'
import { resetDesks } from './desk-store.ts'
import { DemoTime } from './demo-time.ts'
import { timeOfDay } from './time-of-day.ts'

const clock = new DemoTime()
const subscribe = (listener: () => void) => clock.subscribe(listener)

/**
 * Seconds since 11:42:00 on the demo's clock, in steps of 1/hz; renders once a step. 0 in the prerendered page. Reduced
 * motion does not stop it, because it is content; stop your own animation.
 */
export function useDemoSeconds(hz: 1 | 2 | 4 = 4): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(clock.shown() * hz) / hz,
    () => 0,
  )
}

/** Seconds since 11:42:00 at this moment: for animation frames between two steps, never for what is rendered. */
export function demoSecondsNow(): number {
  return clock.now()
}

export function useDemoPaused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => clock.isPaused(),
    () => false,
  )
}

/** Stops the whole demo's clock, or lets it go on. */
export function setDemoPaused(paused: boolean): void {
  clock.setPaused(paused)
}

/** Time of day on the demo's clock, of seconds since 11:42:00 (below zero for earlier): 75 is "11:43". */
export function demoTimeLabel(seconds: number): string {
  return timeOfDay(demoBegins + Math.floor(seconds / 60))
}

/** All desks and the clock as a first visitor finds them. */
export function resetSample(): void {
  resetDesks()
  clock.restart()
}
