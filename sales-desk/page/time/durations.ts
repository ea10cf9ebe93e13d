import { day, hour, minute } from '../../../common/lead/milliseconds.ts'

/** A duration in few words: "5 h 20 min", "40 min", "3 days". */
export function durationWords(milliseconds: number): string {
  if (milliseconds < minute) return 'under a minute'
  if (milliseconds < hour) return `${Math.floor(milliseconds / minute)} min`
  if (milliseconds < 2 * day) {
    const hours = Math.floor(milliseconds / hour)
    const minutes = Math.floor((milliseconds % hour) / minute)
    return hours < 10 && minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`
  }
  return `${Math.floor(milliseconds / day)} days`
}
