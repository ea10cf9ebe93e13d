import * as v from 'valibot'
import { copy } from '../../../common/content/content-schemas.ts'

/** One row of an integration table: a kind of system, what the product does with it, and typical examples. */
export const integrationSchema = v.object({
  category: copy(24),
  does: copy(64),
  connections: copy(90),
})

export type Integration = v.InferOutput<typeof integrationSchema>

/** The rows of an integration table: by category, what the product does and what it connects to. */
export function integrationRows(rows: Record<string, [does: string, connections: string]>): Integration[] {
  return Object.entries(rows).map(([category, [does, connections]]) => ({ category, does, connections }))
}
