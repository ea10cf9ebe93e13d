import { createStore } from '../ui/store.ts'

export interface Toast {
  title: string
  /** Sentence under the title. An email address in it becomes a link. */
  text: string
  /** A link to the next step. */
  link?: { label: string; href: string } | undefined
  /** `failure` is the specification's destructive toast. */
  tone: 'success' | 'failure'
  /** How long it is shown, in milliseconds; the time stops while it is hovered or focused. */
  duration: number
}

/** The toast being shown. */
export const toastStore = createStore<Toast | undefined>(undefined)

/** Shows a toast in place of the previous one. */
export function showToast(toast: Toast): void {
  toastStore.write(toast)
}

/** Reports success for five seconds; for twenty if there is a link to follow. */
export function showSuccess(words: Pick<Toast, 'title' | 'text' | 'link'>): void {
  showToast({ ...words, tone: 'success', duration: words.link ? 20_000 : 5000 })
}

/** Removes a toast; a toast that has been replaced meanwhile stays replaced. */
export function dismissToast(toast: Toast): void {
  if (toastStore.read() === toast) toastStore.write(undefined)
}
