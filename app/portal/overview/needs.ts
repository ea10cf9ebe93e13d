import type { Need } from '../../../content/portal/needs.ts'
import { useIsCallSettled } from '../assistant/summary.ts'
import { useIsSheetSettled } from '../qams/to-review.ts'
import { useIsConversationSettled } from '../zapra/summary.ts'

/** Where a need is met: its call, sheet or conversation at its desk. */
export function addressOf({ desk, id }: Pick<Need, 'desk' | 'id'>): string {
  const name = { 'virtual-assistant': 'call', qams: 'sheet', zapra: 'conversation' }[desk as string]
  return `/dashboard/${desk}?${name}=${id}`
}

/** Which of the needs have been met at their desks, by id. */
export function useMetNeeds(): Set<string> {
  const met = {
    c402: useIsCallSettled('c402'),
    KB207745: useIsSheetSettled('KB207745'),
    KB207709: useIsSheetSettled('KB207709'),
    KB207744: useIsSheetSettled('KB207744'),
    z1: useIsConversationSettled('z1'),
  }
  return new Set(Object.entries(met).flatMap(([id, isMet]) => (isMet ? [id] : [])))
}
