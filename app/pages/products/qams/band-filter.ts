import { goodFrom, watchFrom } from '../../../figures/quality-band.ts'
import type { Filter } from '../../../ui/data-table.tsx'
import { bandWords } from './band-words.ts'

/** A choice of band for the column `mark`. */
export const bandFilter: Filter = {
  label: 'Mark',
  options: [
    { text: 'All marks', where: '' },
    { text: bandWords.good, where: `mark>=${goodFrom}` },
    { text: bandWords.watch, where: `mark>=${watchFrom}&mark<${goodFrom}` },
    { text: bandWords.poor, where: `mark<${watchFrom}` },
  ],
}
