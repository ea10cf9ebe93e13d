/** Lines hang in falling fours: the first is the longest, the fifth as long as it again. */
export const staffLevels = 4

export interface StaffPlace {
  /** Seconds from the start of the call. */
  at: number
  /** 3 hangs lowest, 0 highest. */
  level: number
  /** Seconds until the next line that reaches this level: the room its label has. */
  room: number
}

/** Where each check hangs below the call, so that no label crosses another check's line. `end` in seconds. */
export function staffPlaces(times: number[], end: number): StaffPlace[] {
  const level = (index: number) => staffLevels - 1 - (index % staffLevels)
  return times.map((at, index) => {
    const next = times.findIndex((_, other) => other > index && level(other) >= level(index))
    return { at, level: level(index), room: (times[next] ?? end) - at }
  })
}
