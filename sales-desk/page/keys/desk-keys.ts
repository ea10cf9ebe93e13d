const stored = 'sales-desk-keys'

/** Single-key shortcuts, in the order of the help. */
export const deskKeys = {
  j: 'Next lead in the list',
  k: 'Lead before it',
  Enter: 'Open the lead',
  '/': 'Search',
  e: 'Write an answer',
  '?': 'This list of keys',
  Escape: 'Close what is being written, or go back to the list',
} as const
export type DeskKey = keyof typeof deskKeys

/** Whether single-key shortcuts are on: people who use speech input, or press keys by accident, may turn them off. */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(stored) !== 'off'
  } catch {
    return true
  }
}

export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(stored)
    else localStorage.setItem(stored, 'off')
  } catch {
    // Without storage they stay on.
  }
}

/** The desk's key in an event; undefined during typing, with a modifier, or in a dialog. */
export function deskKeyIn(event: KeyboardEvent): DeskKey | undefined {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(key in deskKeys)) return undefined
  if (document.querySelector('dialog:modal')) return undefined
  if (key === 'Escape') return key
  const isWriting =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')
  if (isWriting || (key.length === 1 && !keysAreOn())) return undefined
  return key as DeskKey
}
