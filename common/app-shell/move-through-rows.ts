import type { KeyboardEvent } from 'react'

/** For the list's `onKeyDown`: arrows, Home and End move through the rows, in addition to Tab. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key]
  const link = next === undefined ? undefined : links[next]
  if (!link) return
  event.preventDefault()
  link.focus()
}
