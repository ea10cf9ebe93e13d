/** How long a menu stays open after the pointer leaves, in milliseconds; `--d-menu-close` is the same in CSS. */
const closeDelay = 1000

/**
 * When a menu opens and closes. Hovering opens it while the pointer stays, and for one second after; pressing its
 * button, or moving focus into it, pins it until the next press or until it is dismissed.
 */
export function createHoverMenu({ open, close }: { open: () => void; close: () => void }) {
  let state: 'closed' | 'hovered' | 'pinned' = 'closed'
  let timer: ReturnType<typeof setTimeout> | undefined

  function pin() {
    clearTimeout(timer)
    state = 'pinned'
  }

  return {
    pointerEntered() {
      clearTimeout(timer)
      if (state !== 'closed') return
      state = 'hovered'
      open()
    },
    pointerLeft() {
      clearTimeout(timer)
      if (state === 'hovered') timer = setTimeout(close, closeDelay)
    },
    pressed() {
      if (state === 'pinned') return close()
      const wasClosed = state === 'closed'
      pin()
      if (wasClosed) open()
    },
    focusEntered() {
      if (state === 'hovered') pin()
    },
    focusLeft() {
      if (state === 'pinned') close()
    },
    /** The browser opened it, through its own invoker or before this code ran. */
    opened() {
      if (state === 'closed') pin()
    },
    /** It was closed, whether by a press, Escape, a click outside or another menu. */
    closed() {
      clearTimeout(timer)
      state = 'closed'
    },
  }
}
