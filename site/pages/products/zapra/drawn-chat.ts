import type { ChatLine, ChatMoment } from './chat-script.ts'

/** A chat as rendered in the page (see chat-lines.tsx and phone.tsx): playing it needs no further data. */
export interface DrawnChat {
  list: HTMLElement
  lines: HTMLElement[]
}

/**
 * The chat in the panel with this id; without one, the chat of the panel named in the address, else the first in
 * the page.
 */
export function drawnChat(panelId?: string): DrawnChat | undefined {
  const panel = document.getElementById(panelId ?? location.hash.slice(1))
  const chats = '[data-chat]'
  const list = panel?.querySelector<HTMLElement>(chats) ?? document.querySelector<HTMLElement>(chats)
  if (!list) return undefined
  return { list, lines: [...list.querySelectorAll<HTMLElement>('li[data-from]:not([data-typing])')] }
}

export function chatLines({ lines }: DrawnChat): ChatLine[] {
  return lines.map((line) => ({ type: isUser(line) ? 'user' : 'bot', letters: wordsOf(line).length }))
}

/** Sets bubbles, typing sign, input bar and the phone's clock to one moment of the chat. */
export function showMoment({ list, lines }: DrawnChat, { sent, writing }: ChatMoment) {
  const phone = list.closest('[data-channel][role=group]')
  const next = lines[sent]
  const userWrites = writing && next !== undefined && isUser(next)
  for (const [at, line] of lines.entries()) line.toggleAttribute('data-unsent', at >= sent)

  const typing = list.querySelector<HTMLElement>('[data-typing]')
  typing?.toggleAttribute('data-unsent', !writing || userWrites)
  typing?.style.setProperty('--up', `${next ? next.offsetTop - typing.offsetTop : 0}px`)

  const input = phone?.querySelector<HTMLElement>('[data-chat-input]')
  if (input) {
    input.textContent = userWrites ? wordsOf(next) : (input.dataset['chatInput'] ?? '')
    input.toggleAttribute('data-writing', userWrites)
  }
  const clock = phone?.querySelector('[data-chat-clock]')
  const time = lines[Math.max(0, sent - 1)]?.querySelector('time')
  if (clock && time) clock.textContent = time.textContent
}

/** Starts and stops the typing sign's pulse with the chat. */
export function markPlaying({ list }: DrawnChat, playing: boolean) {
  list.dataset['playing'] = String(playing)
}

function isUser(line: HTMLElement): boolean {
  return line.dataset['from'] === 'user'
}

function wordsOf(line: HTMLElement): string {
  return line.querySelector('[data-words]')?.textContent ?? ''
}
