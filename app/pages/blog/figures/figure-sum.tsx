import { WorkedSum } from '../../../sections/worked-sum.tsx'
import type { FigureOf } from './figure-of-kind.ts'

/** Money added up in full. Whatever its entries are, it adds up. Static. */
export function FigureSum({ figure: { entries, total } }: { figure: FigureOf<'sum'> }) {
  return <WorkedSum title="Worked in full" subject="Rupees" entries={entries} total={total} />
}
