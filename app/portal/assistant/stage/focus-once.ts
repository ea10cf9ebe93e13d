/** As a ref: focus for what a press has just brought up. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
