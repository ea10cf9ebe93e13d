/** The first element that fits. Throws a RangeError where there is none: the markup was made without it. */
export function find(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new RangeError(`The blog has no ${selector}`)
  return found
}

/** Says a text anew only where it differs, so that it is not announced again. */
export function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text
}
