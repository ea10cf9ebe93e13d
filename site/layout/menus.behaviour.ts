import { createHoverMenu } from './hover-menu.ts'

/**
 * Takes over the header's menus, which until then the browser opens natively (popover) and on hover (CSS). An open
 * menu stays open. The check for menus opened by hovering waits for the next frame: checking immediately would force a
 * layout before the fonts are there, and then a second one.
 */
export default function menus(header: HTMLElement): void {
  // Browsers without popovers are below the floor: there CSS continues to open the menus on hover.
  if (!('popover' in HTMLElement.prototype)) return
  const cover = (isOpen: boolean) => (header.dataset['menus'] = isOpen ? 'covering' : 'scripted')
  const takeOver = [...header.querySelectorAll<HTMLElement>('[data-menu]')].map((root) =>
    startMenu(root, root.dataset['menu'] === 'press' ? cover : undefined),
  )
  requestAnimationFrame(() => {
    for (const takeOverHovered of takeOver) takeOverHovered?.()
    // From here on CSS does not open menus on hover, so that Escape can close one under the pointer.
    if (header.dataset['menus'] === 'native') header.dataset['menus'] = 'scripted'
  })
}

/**
 * Returns a function that keeps a menu shown by CSS open for as long as CSS would have. `cover` is called when a menu that
 * covers the page opens and closes.
 */
function startMenu(root: HTMLElement, cover?: (isOpen: boolean) => void): (() => void) | undefined {
  const button = root.querySelector<HTMLButtonElement>('button[popovertarget]')
  const panel = root.querySelector<HTMLElement>('[popover]')
  if (!button || !panel) return undefined
  const isOpen = () => panel.matches(':popover-open')
  const close = () => panel.hidePopover()
  const menu = createHoverMenu({ open: () => panel.showPopover(), close })
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse' && root.dataset['menu'] === 'hover'

  root.addEventListener('pointerenter', (event) => isMouse(event) && menu.pointerEntered())
  root.addEventListener('pointerleave', (event) => isMouse(event) && menu.pointerLeft())
  button.addEventListener('click', (event) => {
    // The browser's own toggle would close what hovering has opened.
    event.preventDefault()
    menu.pressed()
  })
  panel.addEventListener('focusin', () => menu.focusEntered())
  panel.addEventListener('click', (event) => {
    // It must not be open when the visitor returns to this page.
    if (event.target instanceof Element && event.target.closest('a')) close()
  })
  panel.addEventListener('beforetoggle', ({ newState }) => {
    button.setAttribute('aria-expanded', String(newState === 'open'))
    cover?.(newState === 'open')
    if (newState === 'open') menu.opened()
    else menu.closed()
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !root.contains(target)) menu.focusLeft()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return
    const hadFocus = root.contains(document.activeElement)
    event.preventDefault()
    close()
    if (hadFocus) button.focus()
  })

  button.setAttribute('aria-expanded', String(isOpen()))
  if (isOpen()) {
    menu.opened()
    cover?.(true)
  }
  return () => {
    if (isOpen() || !panel.checkVisibility({ visibilityProperty: true })) return
    menu.pointerEntered()
    if (!root.matches(':hover')) menu.pointerLeft()
  }
}
