import { showToast, type Toast } from '../../common/toasts/toast-store.ts'

const key = 'portal:carried-toast'

/** Keeps a toast for the page that loads next, which shows it for its full time. */
export function carryToast(toast: Toast): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(toast))
  } catch {
    // Without storage nobody can sign in either.
  }
}

/** Shows the toast that the page before left, once. */
export function showCarriedToast(): void {
  try {
    const stored = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (stored !== null) showToast(JSON.parse(stored) as Toast)
  } catch {
    // A broken entry is no toast.
  }
}
