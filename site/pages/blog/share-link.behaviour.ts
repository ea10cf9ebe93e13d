/** Milliseconds for which the button says that the link has been copied. */
const saidFor = 2500

/**
 * The share button (`data-share`, which holds the title) opens the device’s share sheet on touch screens that have
 * one, and copies the page’s address elsewhere.
 */
export default function shareLink(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>('[data-share]')
  const label = button?.querySelector('[data-label]')
  const status = root.querySelector('[data-shared]')
  if (!button || !label || !status) return
  const sharesNatively = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches
  button.querySelector('[data-copy]')?.toggleAttribute('hidden', sharesNatively)
  button.querySelector('[data-native]')?.toggleAttribute('hidden', !sharesNatively)
  const { origin, pathname } = location
  const address = origin + pathname
  const first = label.textContent
  let awaited = 0

  async function copy() {
    if (!label || !status) return
    const copied = await copyText(address)
    label.textContent = copied ? 'Copied' : 'Copy the address above'
    status.textContent = copied ? 'The link is copied.' : 'The link could not be copied.'
    clearTimeout(awaited)
    awaited = window.setTimeout(() => {
      label.textContent = first
      status.textContent = ''
    }, saidFor)
  }

  button.addEventListener('click', () => {
    if (!sharesNatively) void copy()
    // Closing the share sheet is a choice, not an error, so nothing is shown.
    else navigator.share?.({ title: button.dataset['share'] ?? '', url: address }).catch(() => {})
  })
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
