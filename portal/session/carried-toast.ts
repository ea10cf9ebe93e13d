import { showToast, type Toast } from '../../common/toasts/toast-store.ts'

const key = 'portal:carried-toast'

/** Stores a toast for the next page load, which shows it for its full time. */
export function carryToast(toast: Toast): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(toast))
  } catch {
    // Without storage nobody can sign in either.
  }
}

/** Shows the toast left by the previous page, once. */
export function showCarriedToast(): void {
  try {
    const stored = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (stored !== null) showToast(JSON.parse(stored) as Toast)
  } catch {
    // A broken entry is not a toast.
  }
}
