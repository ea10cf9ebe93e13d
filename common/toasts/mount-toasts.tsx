import { createRoot } from 'react-dom/client'
import { ToastOutlet } from './toast-outlet.tsx'

let isMounted = false

/** Lets toasts be seen in this document from now on. Whatever shows toasts calls it; only the first call counts. */
export function mountToasts(): void {
  if (isMounted) return
  isMounted = true
  // Toasts are in places of the page's own (toast-place.tsx): the root itself is nowhere.
  createRoot(document.createElement('div')).render(<ToastOutlet />)
}
