import { createStore } from '../ui/store.ts'

export interface Toast {
  title: string
  /** Sentence under the title. An email address in it becomes a link. */
  text: string
  /** Where to go on from here. */
  link?: { label: string; href: string } | undefined
  /** `failure` is the specification's destructive toast. */
  tone: 'success' | 'failure'
  /** How long it is shown, in milliseconds; the time stands still while it is pointed at or has focus. */
  duration: number
}

/** The toast that is shown. */
export const toastStore = createStore<Toast | undefined>(undefined)

/** Shows a toast in place of the one before it. */
export function showToast(toast: Toast): void {
  toastStore.write(toast)
}

/** Shows for five seconds that something was done; for twenty where there is a link to follow. */
export function showSuccess(words: Pick<Toast, 'title' | 'text' | 'link'>): void {
  showToast({ ...words, tone: 'success', duration: words.link ? 20_000 : 5000 })
}

/** Takes a toast away; a toast that has been replaced meanwhile stays replaced. */
export function dismissToast(toast: Toast): void {
  if (toastStore.read() === toast) toastStore.write(undefined)
}
