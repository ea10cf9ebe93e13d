/** Wraps an element's content in a button. Created by script: without script it would do nothing. */
export function wrapInButton(element: Element): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.append(...element.childNodes)
  element.append(button)
  return button
}
