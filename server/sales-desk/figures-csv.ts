import type { Figures, FiguresCsvRequest } from '../../lead/sales-desk-figures.ts'
import { csvLine } from '../web/csv.ts'

/** One table of the figures as CSV. `nameOf` gives a member's name. */
export function figuresCsv(
  figures: Figures,
  table: FiguresCsvRequest['table'],
  nameOf: (memberId: string) => string,
): string {
  if (table === 'answeringByMember') {
    const head = ['person', 'leads', 'answered', 'median minutes', '90th percentile minutes', 'share in time']
    const rows = figures.answeringByMember.map(({ memberId, ...times }) => [
      memberId === null ? '' : nameOf(memberId),
      String(times.leads),
      String(times.answered),
      String(times.median ?? ''),
      String(times.ninetieth ?? ''),
      times.inTime?.toFixed(3) ?? '',
    ])
    return [head, ...rows].map(csvLine).join('')
  }
  const rows = figures[table].map(({ name, number }) => [name, String(number)])
  return [['name', 'number'], ...rows].map(csvLine).join('')
}
