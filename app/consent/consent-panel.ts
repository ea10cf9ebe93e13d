import { trustedMarkup } from '../trusted-code.ts'
import { buttonClass } from '../ui/button.tsx'
import styles from './consent-panel.module.css'

const answer = (value: string, words: string) =>
  `<button type="button" class="${buttonClass({ look: 'outline', size: 'small' })}" value="${value}">${words}</button>`

const markup = `
  <svg viewBox="0 0 400 28" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 14H400"/><path d="M40 8v12M92 8v12M131 8v12M208 8v12M276 8v12M330 8v12"/>
  </svg>
  <h2 class="heading-4" id="consent-title">May we count the pages you open?</h2>
  <p id="consent-text">If you agree, Google Analytics gets the address of each page, your browser type and an approximate
    city. No names, no adverts. Until then nothing loads, and the site works the same.</p>
  <div class="${styles.answers}">${answer('no', 'Do not count')}${answer('yes', 'Count pages')}</div>
  <p class="caption">Kept 2 months. Change it any time under Cookies, at the foot of every page.
    <a href="/privacy-policy#cookies">What is stored</a></p>`

/**
 * The question, which Escape leaves unanswered, hidden at the end of the page. It is made without React: it stands beside every page, and only where
 * Google Analytics is chosen.
 */
export function addConsentPanel(onAnswer: (agreed: boolean) => void, onLeave: () => void): HTMLElement {
  const panel = document.createElement('div')
  panel.className = styles.panel ?? ''
  panel.dataset['ground'] = 'light'
  panel.tabIndex = -1
  panel.hidden = true
  panel.role = 'dialog'
  panel.setAttribute('aria-labelledby', 'consent-title')
  panel.setAttribute('aria-describedby', 'consent-text')
  panel.innerHTML = trustedMarkup(markup)
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) onAnswer(target.value === 'yes')
  })
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onLeave()
  })
  document.body.append(panel)
  return panel
}

/** Adds the way back to the question to the footer’s legal links, where the page has a footer. */
export function addCookiesButton(onClick: () => void): void {
  const list = document.querySelector('#footer-legal + ul')
  if (!list) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.cookies ?? ''
  button.textContent = 'Cookies'
  button.addEventListener('click', onClick)
  const item = document.createElement('li')
  item.append(button)
  list.append(item)
}
