import { createRoot } from 'react-dom/client'
import { ToastOutlet } from './toast-outlet.tsx'

let isMounted = false

/** Enables toasts in this document. Everything that shows toasts calls it; only the first call counts. */
export function mountToasts(): void {
  if (isMounted) return
  isMounted = true
  // Toasts render into the page's own places (toast-place.tsx): the root itself is detached.
  createRoot(document.createElement('div')).render(<ToastOutlet />)
}
