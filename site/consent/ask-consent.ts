/**
 * Calls `onAnswer` with the visitor's answer: immediately if it is known, and at each change. The question (see
 * consent-panel.tsx) appears once the first section has left the screen, and takes no focus; Escape leaves it
 * unanswered, and a footer link brings it back.
 */
export function askConsent(panel: HTMLElement, onAnswer: (agreed: boolean) => void): void {
  let cameFrom: HTMLElement | undefined
  const show = (isShown: boolean) => {
    panel.hidden = !isShown
    // Focused elements scroll clear of the panel.
    document.documentElement.style.scrollPaddingBottom = isShown ? `${panel.offsetHeight + 24}px` : ''
  }
  const choice = readChoice()
  const stopWaiting = choice === undefined ? afterFirstSection(show) : () => undefined
  if (choice !== undefined) onAnswer(choice)
  const leave = () => {
    stopWaiting()
    show(false)
    cameFrom?.focus()
    cameFrom = undefined
  }

  panel.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    const agreed = button.value === 'yes'
    keepChoice(agreed)
    leave()
    onAnswer(agreed)
  })
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave()
  })
  const cookies = document.querySelector<HTMLElement>('[data-cookies]')
  cookies?.removeAttribute('hidden')
  cookies?.addEventListener('click', () => {
    stopWaiting()
    cameFrom = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
    show(true)
    panel.focus()
  })
}

/** Reports whether the page's first section is off the screen, until the returned function is called. */
function afterFirstSection(tell: (isPast: boolean) => void): () => void {
  const title = document.querySelector('main h1')
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) tell(!isIntersecting)
  })
  const section = title?.closest('section') ?? title
  if (section) observer.observe(section)
  return () => observer.disconnect()
}

const key = 'analyticsConsent'

/** The visitor's answer; undefined if not asked yet, or if the browser stores nothing. */
function readChoice(): boolean | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : stored === 'yes'
  } catch {
    return undefined
  }
}

/** Stores the answer, if the browser allows it. */
function keepChoice(agreed: boolean): void {
  try {
    localStorage.setItem(key, agreed ? 'yes' : 'no')
  } catch {
    // Then the next page asks again, and nothing is counted until it is answered.
  }
}
