import { changedQuery } from '../shell/changed-query.ts'
import { usePortalQuery } from '../shell/use-portal-query.ts'
import { northTeam } from '../../../content/portal/north-team.ts'
import type { QualityBand } from '../../figures/quality-band.ts'
import { bandWords } from './band-words.ts'
import { findSheet } from './north-sheets.ts'

export const callFilters = ['all', 'review', 'people', 'assistant'] as const
export type CallFilter = (typeof callFilters)[number]

export type DeskAddress = ReturnType<typeof useDeskAddress>[0]

type Changes = Partial<Record<'sheet' | 'agent' | 'band' | 'filter', string | undefined>>

/**
 * What the address says is open and listed, without names that mean nothing, and the search text of one that differs from
 * it by `changes`: undefined takes a part away.
 */
export function useDeskAddress() {
  const params = usePortalQuery()
  const band = params.get('band') ?? ''
  const address = {
    sheet: findSheet(params.get('sheet')),
    agent: northTeam.find(({ id }) => id === params.get('agent'))?.id,
    band: Object.hasOwn(bandWords, band) ? (band as QualityBand) : undefined,
    filter: callFilters.find((filter) => filter === params.get('filter')) ?? 'all',
  }
  return [address, (changes: Changes) => `?${changedQuery(params, changes)}`] as const
}
