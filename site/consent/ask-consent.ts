/**
 * Tells `onAnswer` what the visitor has answered, at once when that is known, and each time it changes. The question (see
 * consent-panel.tsx) waits until the first section has left the screen, and takes no focus; Escape leaves it unanswered,
 * and the footer brings it back.
 */
export function askConsent(panel: HTMLElement, onAnswer: (agreed: boolean) => void): void {
  let cameFrom: HTMLElement | undefined
  const show = (isShown: boolean) => {
    panel.hidden = !isShown
    // What gets focus scrolls clear of the panel.
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

const key = 'analyticsConsent'

/** What the visitor has answered; undefined when not asked yet, or when the browser keeps nothing. */
function readChoice(): boolean | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : stored === 'yes'
  } catch {
    return undefined
  }
}

/** Keeps the answer, where the browser lets it be kept. */
function keepChoice(agreed: boolean): void {
  try {
    localStorage.setItem(key, agreed ? 'yes' : 'no')
  } catch {
    // Then the next page asks again, and nothing is counted until it is answered.
  }
}
