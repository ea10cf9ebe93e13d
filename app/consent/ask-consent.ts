import { keepChoice, readChoice } from './consent-choice.ts'
import { addConsentPanel, addCookiesButton } from './consent-panel.ts'

/**
 * Tells `onAnswer` what the visitor has answered, at once when that is known, and each time it changes. The question
 * waits until the first section has left the screen, and takes no focus; the footer brings it back.
 */
export function askConsent(onAnswer: (agreed: boolean) => void): void {
  const leave = () => {
    stopWaiting()
    show(false)
    cameFrom?.focus()
    cameFrom = undefined
  }
  const panel = addConsentPanel((agreed) => {
    keepChoice(agreed)
    leave()
    onAnswer(agreed)
  }, leave)
  let cameFrom: HTMLElement | undefined
  const show = (isShown: boolean) => {
    panel.hidden = !isShown
    // What gets focus scrolls clear of the panel.
    document.documentElement.style.scrollPaddingBottom = isShown ? `${panel.offsetHeight + 24}px` : ''
  }
  const choice = readChoice()
  const stopWaiting = choice === undefined ? afterFirstSection(show) : () => undefined
  if (choice !== undefined) onAnswer(choice)

  addCookiesButton(() => {
    stopWaiting()
    cameFrom = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
    show(true)
    panel.focus()
  })
}

/** Tells whether the page's first section is off the screen, until what it answers is called. */
function afterFirstSection(tell: (isPast: boolean) => void): () => void {
  const title = document.querySelector('main h1')
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) tell(!isIntersecting)
  })
  const section = title?.closest('section') ?? title
  if (section) observer.observe(section)
  return () => observer.disconnect()
}
