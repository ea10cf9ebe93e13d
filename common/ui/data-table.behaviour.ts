import { type ColumnKind, compareCells, describeRows, nextOrder, type SortOrder } from './table-order.ts'
import { wrapInButton } from './wrap-in-button.ts'

/** Part of a table that is moved and hidden as one: a row, or a body with several. */
interface Item {
  element: HTMLElement
  cells: string[]
  /** All its words, in lower case. */
  text: string
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
 * Makes a prerendered table (see data-table.tsx) sortable by its headers and filterable by the choice and the search
 * above it. It works on the existing rows and needs no data.
 */
export default function dataTable(root: HTMLElement): void {
  const table = root.querySelector('table')
  const status = root.querySelector('[role=status]')
  const nothing = root.querySelector<HTMLElement>('[data-empty]')
  const choice = root.querySelector('select')
  const search = root.querySelector<HTMLInputElement>('input[type=search]')
  if (!table?.tHead?.rows[0] || !status) return
  const columns = [...table.tHead.rows[0].cells].map((header) => ({
    header,
    name: textOf(header),
    kind: header.dataset['kind'] as ColumnKind,
  }))
  const items = itemsOf(table)

  function describe() {
    const sorted = columns.find(({ header }) => orderOf(header))
    const shown = items.filter(({ element }) => !element.hidden).length
    const text = describeRows({
      shown,
      of: items.length,
      noun: root.dataset['noun'] ?? '',
      sortedBy: sorted && { ...sorted, order: orderOf(sorted.header) },
    })
    if (status && status.textContent !== text) status.textContent = text
    nothing?.toggleAttribute('hidden', shown > 0)
  }

  function sort(at: number, kind: ColumnKind, chosen: HTMLElement) {
    const order = nextOrder(kind, orderOf(chosen))
    for (const { header } of columns) header.removeAttribute('aria-sort')
    chosen.setAttribute('aria-sort', order)
    const direction = order === 'ascending' ? 1 : -1
    const sorted = items.toSorted(
      (a, b) => direction * compareCells(a.cells[at] ?? '', b.cells[at] ?? '', kind),
    )
    sorted[0]?.element.parentElement?.append(...sorted.map(({ element }) => element))
    describe()
  }

  function filter() {
    const chosen = choice?.value
    const words = search?.value.toLowerCase().split(/\s+/) ?? []
    for (const { element, text } of items) {
      const isOfGroup = !chosen || element.dataset['group'] === chosen
      element.hidden = !isOfGroup || !words.every((word) => text.includes(word))
    }
    describe()
  }

  for (const [at, { header, kind }] of columns.entries())
    wrapInButton(header).addEventListener('click', () => sort(at, kind, header))
  choice?.addEventListener('change', filter)
  search?.addEventListener('input', filter)
  nothing?.querySelector('button')?.addEventListener('click', () => {
    // The button disappears: focus returns to where the visitor came from.
    const origin = search?.value ? search : choice
    for (const control of [search, choice]) if (control) control.value = ''
    filter()
    origin?.focus()
  })
  setRoles(table)
  // A choice may have been made before, or restored by the browser from an earlier visit.
  filter()
  root.dataset['ready'] = ''
}

function itemsOf({ tBodies }: HTMLTableElement): Item[] {
  const elements = tBodies.length > 1 ? [...tBodies] : [...(tBodies[0]?.rows ?? [])]
  return elements.map((element) => {
    const row = element instanceof HTMLTableRowElement ? element : element.rows[0]
    return { element, cells: [...(row?.cells ?? [])].map(textOf), text: textOf(element).toLowerCase() }
  })
}

function orderOf(header: HTMLElement): SortOrder | null {
  return header.getAttribute('aria-sort') as SortOrder | null
}

function textOf({ textContent }: Element): string {
  return textContent.trim()
}

/** Some browsers lose a table's semantics when its rows are laid out as a grid. */
function setRoles(table: HTMLTableElement) {
  for (const element of [table, ...table.querySelectorAll('*')]) {
    const role = element.matches('[scope=row]') ? 'rowheader' : roles[element.tagName]
    if (role) element.setAttribute('role', role)
  }
}
