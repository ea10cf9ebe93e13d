/** A wall clock that can be set: that many milliseconds ahead of the machine's. */
export function wallClock(ahead = 0) {
  let offset = ahead
  return {
    now: () => new Date(Date.now() + offset),
    set: (milliseconds: number) => void (offset = milliseconds),
  }
}
