/** Minutes of a day as in a time field: 570 is "09:30". The end of a day is its last minute there. */
export function clockTime(minutes: number): string {
  const within = Math.min(minutes, 1439)
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** The minutes of a time field; undefined if empty. As an end, the last minute is the end of the day. */
export function minutesOf(time: string, isEnd: boolean): number | undefined {
  const parts = /^(\d{2}):(\d{2})/.exec(time)
  if (!parts) return undefined
  const minutes = Number(parts[1]) * 60 + Number(parts[2])
  return isEnd && minutes === 1439 ? 1440 : minutes
}
