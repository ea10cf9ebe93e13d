/** How the wall clock has gone, over restarts and over all servers of a store. Milliseconds. */
export interface ClockTrail {
  /** What it read at the last look. */
  seenAt: number
  /** How much time of running servers has passed since it last leapt. */
  evenFor: number
}

/** Leads that are to be erased because of their age. */
export interface AnnouncedErasing {
  at: Date
  /** Leads received before this time. */
  before: Date
  count: number
  /** The clock trail's, when it was announced. */
  evenFor: number
}

/** How many leads were received before a time. */
export interface Expired {
  /** Leads in the store, young ones included. */
  total: number
  inOrder: number
  /** Received before it, if one believes them, but stored after a lead that was not: a clock was wrong then. */
  outOfOrder: number
  /** Leads whose time is still to come: the clock was ahead when they came. */
  toCome: number
}

/** What erasing by age needs, so that it survives clocks that are set wrong. */
export interface ErasingStore {
  /** Replaces the clock's trail by what `next` makes of it, one server at a time. Undefined: there is none yet. */
  followClock(next: (trail: ClockTrail | undefined) => ClockTrail): Promise<ClockTrail>
  clockTrail(): Promise<ClockTrail | undefined>
  announcedErasing(): Promise<AnnouncedErasing | undefined>
  announceErasing(announced: AnnouncedErasing): Promise<void>
  /** Nothing is announced any more. */
  endErasing(): Promise<void>
  countExpired(before: Date, now: Date): Promise<Expired>
}
