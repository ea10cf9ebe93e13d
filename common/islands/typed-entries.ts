type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Copies the entries of fields in `from`, which may have left the page, to fields of the same name in `to`; and marks
 * what was pressed or submitted there and not yet handled. `focused` is the element that had focus. Fields that share a
 * name, such as unnamed sliders, are matched in order.
 */
export function carryEntries(from: readonly Element[], to: Element, focused: Element | null): void {
  const places = new Map(named([...to.querySelectorAll(parts)]))
  for (const [name, part] of named(from.flatMap((top) => [top, ...top.querySelectorAll(parts)]))) {
    const place = places.get(name)
    if (!place || place === part) continue
    if (isControl(part) && isControl(place)) carryEntry(part, place)
    if (part.hasAttribute('data-held')) place.setAttribute('data-held', '')
    if (part === focused && document.activeElement === document.body) carryFocus(part, place)
  }
}

const parts = 'input, select, textarea, button, form'

const isControl = (element: Element): element is Control => element.matches('input, select, textarea')

/** Each part with its key within the island. */
function named(all: readonly Element[]): [string, Element][] {
  const seen = new Map<string, number>()
  return all.map((part) => {
    const name = nameOf(part)
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return [`${name} ${before}`, part]
  })
}

/** Identifies a part within its island, wherever it is. */
function nameOf(part: Element): string {
  const isChoice = part instanceof HTMLInputElement && /radio|checkbox/.test(part.type)
  const words = part instanceof HTMLButtonElement ? part.textContent : ''
  return [part.tagName, part.id || part.getAttribute('name'), isChoice ? part.value : words].join(' ')
}

function carryEntry(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (/hidden|file/.test(from.type)) return
    to.checked = from.checked
  }
  if (to.value !== from.value) to.value = from.value
}

function carryFocus(from: Element, to: Element): void {
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
  if (isControl(from) && isControl(to) && 'selectionStart' in from && 'setSelectionRange' in to) {
    // Fields for numbers and addresses have no selection, and throw if one is set.
    if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
  }
}
