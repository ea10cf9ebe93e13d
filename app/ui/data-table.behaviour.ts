import {
  type ColumnKind,
  compareCells,
  describeRows,
  meets,
  nextOrder,
  parseConditions,
  type SortOrder,
} from './table-order.ts'

interface Column {
  header: HTMLTableCellElement
  at: number
  key: string
  name: string
  kind: ColumnKind
}

/** Part of a table that is moved and hidden as one: a row, or a body of its own that holds several. */
interface Item {
  element: HTMLElement
  cells: string[]
}

const roles: Record<string, string | undefined> = {
  TABLE: 'table',
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TFOOT: 'rowgroup',
  TR: 'row',
  TH: 'columnheader',
  TD: 'cell',
}

/**
 * Makes a prerendered table (see data-table.tsx) sort by its headers and filter by the choices above it. It works
 * on the rows that are there and needs no data.
 */
export default function dataTable(root: HTMLElement): void {
  const table = root.querySelector('table')
  const status = root.querySelector('[role=status]')
  const nothing = root.querySelector<HTMLElement>('[data-empty]')
  const header = table?.tHead?.rows[0]
  if (!table || !status || !header) return
  const choices = [...root.querySelectorAll('select')]
  const columns = columnsOf(header)
  const items = itemsOf(table)

  const textIn = ({ cells }: Item, key: string) =>
    cells[columns.find((column) => column.key === key)?.at ?? -1] ?? ''

  function describe() {
    const sorted = columns.find((column) => orderOf(column))
    const order = sorted && orderOf(sorted)
    const shown = items.filter(({ element }) => !element.hidden).length
    const text = describeRows({
      shown,
      of: items.length,
      noun: root.dataset['noun'] ?? '',
      sortedBy: sorted && order ? { name: sorted.name, kind: sorted.kind, order } : null,
    })
    if (status && status.textContent !== text) status.textContent = text
    nothing?.toggleAttribute('hidden', shown > 0)
  }

  function sort(column: Column) {
    const order = nextOrder(column.kind, orderOf(column))
    for (const { header: cell } of columns) cell.removeAttribute('aria-sort')
    column.header.setAttribute('aria-sort', order)
    const direction = order === 'ascending' ? 1 : -1
    const sorted = items.toSorted(
      (a, b) => direction * compareCells(a.cells[column.at] ?? '', b.cells[column.at] ?? '', column.kind),
    )
    const parent = items[0]?.element.parentNode
    const last = items.at(-1)?.element
    const after = parent === table ? table?.tFoot : null
    if (last) parent?.insertBefore(fragmentOf(sorted), after ?? null)
    describe()
  }

  function filter() {
    const conditions = choices.flatMap(({ value }) => parseConditions(value))
    for (const item of items)
      item.element.hidden = !conditions.every((condition) => meets(condition, textIn(item, condition.column)))
    describe()
  }

  for (const column of columns) {
    if (!column.header.querySelector('button')) wrapInButton(column.header)
    column.header.querySelector('button')?.addEventListener('click', () => sort(column))
  }
  for (const choice of choices) choice.addEventListener('change', filter)
  nothing?.querySelector('button')?.addEventListener('click', () => {
    for (const choice of choices) choice.selectedIndex = 0
    filter()
    // The button is gone: focus goes to what brought it.
    choices[0]?.focus()
  })
  setRoles(table)
  // A choice may have been made before, or kept by the browser from an earlier visit.
  filter()
  root.dataset['ready'] = ''
}

function columnsOf(header: HTMLTableRowElement): Column[] {
  return [...header.cells].flatMap((cell, at) => {
    const { key, kind = 'number' } = cell.dataset
    return key ? [{ header: cell, at, key, name: textOf(cell), kind: kind as ColumnKind }] : []
  })
}

function itemsOf({ tBodies }: HTMLTableElement): Item[] {
  const [first] = tBodies
  const elements = tBodies.length > 1 ? [...tBodies] : [...(first?.rows ?? [])]
  return elements.map((element) => {
    const row = element instanceof HTMLTableRowElement ? element : element.rows[0]
    return { element, cells: [...(row?.cells ?? [])].map(textOf) }
  })
}

function fragmentOf(items: Item[]): DocumentFragment {
  const fragment = document.createDocumentFragment()
  fragment.append(...items.map(({ element }) => element))
  return fragment
}

function orderOf({ header }: Column): SortOrder | null {
  return header.getAttribute('aria-sort') as SortOrder | null
}

function textOf({ textContent }: Element): string {
  return textContent.trim()
}

/** The button is made here, so that without script there is none that does nothing. */
function wrapInButton(header: HTMLElement) {
  const button = document.createElement('button')
  button.type = 'button'
  button.append(...header.childNodes)
  header.append(button)
}

/** Some browsers forget what a table is when its rows are laid out as a grid. */
function setRoles(table: HTMLTableElement) {
  for (const element of [table, ...table.querySelectorAll('*')]) {
    const role = element.matches('[scope=row]') ? 'rowheader' : roles[element.tagName]
    if (role) element.setAttribute('role', role)
  }
}
