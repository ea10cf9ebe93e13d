import type { ManyChanged, ManyChanges } from '../wire/changes.ts'
import type { TeamMember } from '../wire/team.ts'
import type { StoreSql } from '../../leads/store/open-store.ts'
import { changeLead } from './lead-change.ts'
import { Refusal } from './refusal.ts'

/**
 * Makes one change to several leads, each separately: if a colleague has changed one meanwhile, or it rejects the
 * change, it is left as it is and named. Throws if the database cannot answer; earlier changes stay.
 */
export async function changeMany(
  { transaction }: StoreSql,
  { leads, change }: ManyChanges,
  by: { member: TeamMember; now: Date },
): Promise<ManyChanged> {
  const left: ManyChanged['left'] = []
  for (const { reference, version } of leads) {
    const why = await transaction((query) => changeLead(query, reference, { ...change, version }, by)).then(
      (made) =>
        made === undefined ? 'is not there any more' : 'conflict' in made ? 'was changed meanwhile' : '',
      (error: unknown) => {
        if (error instanceof Refusal) return error.message
        throw error
      },
    )
    if (why !== '') left.push({ reference, why })
  }
  return { changed: leads.length - left.length, left }
}
