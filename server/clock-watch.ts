const hour = 3_600_000
const day = 24 * hour

/** After a silence of so many days the clock may as well be wrong. */
const longSilence = 7 * day

interface Clocks {
  now: () => Date
  /** Milliseconds that only go forward, whatever the wall clock is set to. */
  steady: () => number
}

export interface ClockWatch {
  /** Whether the wall clock may be believed by what cannot be undone. Call it every hour or so. */
  isBelieved(): boolean
}

/**
 * A clock that was set wrong must not erase what is a year old by it. It is believed once it has gone evenly for a day
 * since it leapt, or since the start when the store’s newest lead (`newestLeadAt`) is long ago: time enough for somebody,
 * or for the network’s time, to put it right.
 */
export function watchClock(newestLeadAt: Date | undefined, clocks: Clocks): ClockWatch {
  const { now, steady } = clocks
  const isSilent = newestLeadAt !== undefined && now().getTime() - newestLeadAt.getTime() > longSilence
  let believedFrom = isSilent ? steady() + day : steady()
  let offset = now().getTime() - steady()
  return {
    isBelieved: () => {
      const was = offset
      offset = now().getTime() - steady()
      if (Math.abs(offset - was) > hour) believedFrom = steady() + day
      return steady() >= believedFrom
    },
  }
}
