import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that timing does not reveal how much was right. */
export function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(right))
}
