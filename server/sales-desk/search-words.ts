import type { SalesDeskSql } from '../store/store.ts'

/** More words than these make no search more exact. */
const mostWords = 12

/**
 * What was typed, as the database's search takes it: every word must begin a word of the lead. Nothing typed has a
 * meaning of its own there. Undefined when there is no word in it.
 */
export function searchExpression(typed: string, dialect: SalesDeskSql['dialect']): string | undefined {
  const words = typed
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
  if (words.length === 0) return undefined
  return dialect === 'sqlite'
    ? words.map((word) => `"${word}"*`).join(' ')
    : words.map((word) => `${word}:*`).join(' & ')
}
