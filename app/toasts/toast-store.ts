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

type Listener = () => void

let current: Toast | undefined
const listeners = new Set<Listener>()

/** Shows a toast in place of the one before it. */
export function showToast(toast: Toast): void {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows for five seconds that something was done; for twenty where there is a link to follow. */
export function showSuccess(words: Pick<Toast, 'title' | 'text' | 'link'>): void {
  showToast({ ...words, tone: 'success', duration: words.link ? 20_000 : 5000 })
}

/** Takes a toast away; a toast that has been replaced meanwhile stays replaced. */
export function dismissToast(toast: Toast): void {
  if (current !== toast) return
  current = undefined
  for (const listener of listeners) listener()
}

export function currentToast(): Toast | undefined {
  return current
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
