import { site } from '../../../common/brand/site.ts'
import type { Figure } from './figure-schema.ts'
import { withUnit } from './with-unit.ts'

/** The data of a figure as table cells, for readers that cannot draw it, such as feed readers. */
export interface FigureTable {
  /** Omitted when the cells are self-explanatory. */
  columns?: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Labels of the speakers in a figure. */
export const speakers = { caller: 'Caller', assistant: site.brand, agent: 'Agent' } as const

export function figureAsTable(figure: Figure): FigureTable {
  switch (figure.kind) {
    case 'bars': {
      const values = figure.rows.map(({ value }) => value)
      return { rows: figure.rows.map(({ label, value }) => [label, withUnit(value, figure.unit, values)]) }
    }
    case 'ranges':
      return {
        columns: ['', ...figure.parts],
        rows: figure.rows.map(({ label, ends }) => [
          label,
          ...ends.map((end, part) => `${withUnit(ends[part - 1] ?? 0)} to ${withUnit(end, figure.unit)}`),
        ]),
      }
    case 'call':
      return {
        columns: ['', 'Who speaks', 'From', 'To'],
        rows: figure.tracks.flatMap(({ label, turns }) =>
          turns.map(([speaker, from, to]) => [
            label,
            speakers[speaker],
            withUnit(from, 's'),
            withUnit(to, 's'),
          ]),
        ),
      }
    case 'steps':
      return {
        rows: figure.steps.map(({ when, title, text = '' }, place) => [when ?? `${place + 1}`, title, text]),
      }
    case 'table':
      return { columns: figure.columns, rows: figure.rows.map((row) => row.map(cellText)) }
    case 'dialogue':
      return {
        rows: figure.turns.map(({ speaker, says, english = '' }) => [speakers[speaker], says, english]),
      }
    case 'sum': {
      const amounts = figure.entries.map((entry) => entry.amount)
      const amount = amounts.reduce((sum, each) => sum + each, 0)
      return {
        rows: [...figure.entries, { ...figure.total, amount }].map((entry) => [
          entry.label,
          entry.working,
          withUnit(entry.amount, '₹', amounts),
        ]),
      }
    }
  }
}

/** A table cell: its words, or its number as formatted. */
export function cellText(cell: string | number): string {
  return typeof cell === 'number' ? withUnit(cell) : cell
}
