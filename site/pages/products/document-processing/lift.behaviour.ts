import { wrapInButton } from '../../../../common/ui/wrap-in-button.ts'
import { type LiftedString, stringPaths } from './string-paths.ts'

/**
 * Draws the strings of a lift (see lift.tsx for the markup) and highlights one at a time, by pointing at a field or row
 * or focusing a row's key. Pressing a key keeps its string highlighted.
 */
export default function lift(figure: HTMLElement): void {
  const svg = figure.querySelector<SVGElement>('[data-strings]')
  const sheet = figure.querySelector('[data-sheet]')
  const links = [...figure.querySelectorAll<HTMLElement>('[data-row]')].flatMap((row) => {
    const place = row.dataset['row'] ?? ''
    const field = figure.querySelector<HTMLElement>(`[data-field="${place}"]`)
    const mark = field?.querySelector('[data-mark]')
    const label = row.querySelector('dt')
    return field && mark && label ? [{ place, row, field, mark, key: wrapInButton(label) }] : []
  })
  if (!svg || !sheet) return
  let kept = figure.dataset['lift'] ?? ''
  let lit: string | undefined

  function draw() {
    // The strings are hidden under 900 px and in tabs that are not selected.
    if (!svg || !sheet || svg.getClientRects().length === 0) return
    const origin = figure.getBoundingClientRect()
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2 - origin.top
    const strings = links.map(({ place, mark, row }) => {
      const [from, to] = [mark.getBoundingClientRect(), row.getBoundingClientRect()]
      return {
        place,
        field: { x: from.right - origin.left + 4, y: middle(from) },
        row: { x: to.left - origin.left - 14, y: middle(to) },
      }
    })
    const paperEdge = sheet.getBoundingClientRect().right - origin.left
    const atRest = stringPaths(
      strings.filter(({ place }) => place !== lit),
      paperEdge,
    )
    const litString = strings.find(({ place }) => place === lit)
    svg.replaceChildren(
      ...Object.entries(atRest).map(([part, d]) => path('part', part, String(d))),
      ...(litString ? litPaths(litString) : []),
    )
  }

  function light(place: string) {
    if (place === lit) return
    lit = place
    for (const link of links) {
      for (const end of [link.row, link.field]) end.toggleAttribute('data-lit', link.place === place)
    }
    draw()
  }

  function keep(place: string) {
    kept = place
    for (const { key, place: own } of links) key.ariaPressed = String(own === kept)
  }

  /** Restores the string of the focused key, else the pinned one. */
  const rest = () => light(links.find(({ key }) => key === document.activeElement)?.place ?? kept)

  for (const { place, row, field, key } of links) {
    const lightThis = () => light(place)
    row.addEventListener('pointerenter', lightThis)
    field.addEventListener('pointerenter', lightThis)
    key.addEventListener('focus', lightThis)
    key.addEventListener('blur', rest)
    key.addEventListener('click', () => {
      keep(kept === place ? '' : place)
      rest()
    })
  }
  figure.addEventListener('pointerleave', rest)
  keep(kept)
  light(kept)
  new ResizeObserver(draw).observe(figure)
  // A late font moves the ends of fields without changing the figure's size.
  document.fonts.addEventListener('loadingdone', draw)
}

/** New elements each time, so that the animation from field to row restarts. */
function litPaths({ field, row }: LiftedString): SVGPathElement[] {
  const string = path('lit', 'string', `M${field.x} ${field.y}L${row.x} ${row.y}`)
  string.setAttribute('pathLength', '1')
  return [string, path('lit', 'ends', `M${field.x} ${field.y}h0M${row.x} ${row.y}h0`)]
}

function path(kind: 'part' | 'lit', name: string, d: string): SVGPathElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  element.dataset[kind] = name
  element.setAttribute('d', d)
  return element
}
