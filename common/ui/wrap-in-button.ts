/** Puts a button around what an element holds. It is made here, so that without script there is none that does nothing. */
export function wrapInButton(element: Element): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.append(...element.childNodes)
  element.append(button)
  return button
}
