/** How long a menu stays after the pointer has left it, in milliseconds; `--d-menu-close` is the same for CSS. */
const closeDelay = 1000

/**
 * When a menu opens and closes. Hovering opens it for as long as the pointer stays, and one second more; pressing
 * its button, or moving the focus into it, pins it until it is pressed again or dismissed.
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
    /** The browser opened it, by an invoker of its own or before this code ran. */
    opened() {
      if (state === 'closed') pin()
    },
    /** It is closed, by whatever closed it: a press, Escape, a click outside, another menu. */
    closed() {
      clearTimeout(timer)
      state = 'closed'
    },
  }
}
