import { portalStorage } from './portal-storage.ts'

/** What is kept between visits. */
interface StoredTime {
  /** Counts the restarts, so that a tab that was reset is not pulled back by one that was not. */
  run: number
  seconds: number
  paused: boolean
}

export const demoTimeKey = 'portal:clock:v1'

/** Time between two steps, in milliseconds: four a second. */
const step = 250
const stepsPerSave = 8

/**
 * The clock of the demo. It counts real seconds from 11:42:00 while a portal tab is in view and not paused, keeps its
 * place over reloads and goes on from there: a visitor who comes back on another day finds the same morning.
 */
export class DemoTime {
  #stored: StoredTime = readStored() ?? { run: 0, seconds: 0, paused: false }
  /** `performance.now()` when `#stored.seconds` was right; undefined while the clock stands. */
  #runningSince: number | undefined
  #shown = this.#stored.seconds
  #steps = 0
  #timer: ReturnType<typeof setInterval> | undefined
  readonly #listeners = new Set<() => void>()

  /** Seconds since 11:42:00 at this very moment, for drawing between steps. */
  now(): number {
    const { seconds } = this.#stored
    return this.#runningSince === undefined
      ? seconds
      : seconds + (performance.now() - this.#runningSince) / 1000
  }

  /** Seconds as of the last step: the same for everything drawn in one step. */
  shown(): number {
    return this.#shown
  }

  isPaused(): boolean {
    return this.#stored.paused
  }

  setPaused(paused: boolean): void {
    if (paused === this.isPaused()) return
    this.#set({ ...this.#stored, seconds: this.now(), paused })
    this.#save()
  }

  restart(): void {
    this.#set({ run: this.#stored.run + 1, seconds: 0, paused: false })
    this.#save()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    if (this.#listeners.size === 1) this.#open()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#close()
    }
  }

  #open() {
    addEventListener('storage', this.#onStorage)
    addEventListener('pagehide', this.#onHide)
    document.addEventListener('visibilitychange', this.#onVisibility)
    this.#startOrStop()
  }

  #close() {
    removeEventListener('storage', this.#onStorage)
    removeEventListener('pagehide', this.#onHide)
    document.removeEventListener('visibilitychange', this.#onVisibility)
    this.#onHide()
  }

  readonly #onStorage = (event: StorageEvent) => {
    if (event.key === demoTimeKey) this.#adopt()
  }

  readonly #onVisibility = () => {
    if (document.hidden) {
      this.#onHide()
      return
    }
    this.#adopt()
    this.#startOrStop()
  }

  readonly #onHide = () => {
    this.#stored = { ...this.#stored, seconds: this.now() }
    this.#runningSince = undefined
    if (!this.#stored.paused) this.#save()
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #set(stored: StoredTime) {
    this.#stored = stored
    this.#runningSince = undefined
    this.#startOrStop()
  }

  #startOrStop() {
    const runs = !this.#stored.paused && !document.hidden && this.#listeners.size > 0
    clearInterval(this.#timer)
    this.#timer = undefined
    if (runs) {
      this.#runningSince ??= performance.now()
      this.#timer = setInterval(() => this.#onStep(), step)
    }
    this.#show()
  }

  #onStep() {
    this.#steps += 1
    if (this.#steps % stepsPerSave === 0) this.#save()
    this.#show()
  }

  #show() {
    this.#shown = this.now()
    for (const listener of this.#listeners) listener()
  }

  #save() {
    portalStorage.write(demoTimeKey, { ...this.#stored, seconds: this.now() })
  }

  /** Takes over what another tab stored: a restart, a pause, or a clock that is further on. */
  #adopt() {
    const stored = readStored()
    if (!stored) return
    const { run, paused } = this.#stored
    if (stored.run < run) return
    if (stored.run === run && stored.paused === paused && stored.seconds <= this.now()) return
    this.#set(stored)
  }
}

function readStored(): StoredTime | undefined {
  const value = portalStorage.read(demoTimeKey)
  if (typeof value !== 'object' || value === null) return undefined
  const { run, seconds, paused } = value as Partial<StoredTime>
  if (!Number.isSafeInteger(run) || typeof paused !== 'boolean') return undefined
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0) return undefined
  return value as StoredTime
}
