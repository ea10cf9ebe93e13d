import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Icon } from '../ui/icon.tsx'
import { useStore } from '../ui/store.ts'
import { type Countdown, countdown } from './countdown.ts'
import styles from './toast-outlet.module.css'
import { toastPlaceSelector } from './toast-place.tsx'
import { dismissToast, toastStore, type Toast } from './toast-store.ts'

/**
 * Shows the current toast in the place that is visible and usable: inside an open modal dialog, which makes everything
 * outside it inert, otherwise on the page. A toast moves when its dialog closes, and into one that opens, keeping its
 * time and without animating in again.
 */
export function ToastOutlet() {
  const toast = useStore(toastStore)
  const [, setMoved] = useState(0)

  useEffect(() => {
    // Runs before the next frame, unlike the event after a close: the toast never disappears.
    const dialogs = new MutationObserver(() => flushSync(() => setMoved((count) => count + 1)))
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    return () => dialogs.disconnect()
  }, [])

  useEffect(() => (toast ? announce(toast) : undefined), [toast])

  const place = toast && findPlace()
  return place ? createPortal(<ToastCard key={toast.title} toast={toast} />, place) : null
}

function ToastCard({ toast }: { toast: Toast }) {
  const [hasArrived] = useState(() => countdowns.has(toast))
  useEffect(() => {
    const clock = sharedCountdown(toast)
    clock.resume()
    return clock.pause
  }, [toast])

  return (
    <section
      aria-label="Notification"
      className={styles.toast}
      data-ground="light"
      data-tone={toast.tone}
      data-arrived={hasArrived ? '' : undefined}
      onPointerEnter={() => sharedCountdown(toast).pause()}
      onPointerLeave={() => sharedCountdown(toast).resume()}
      onFocus={() => sharedCountdown(toast).pause()}
      onBlur={() => sharedCountdown(toast).resume()}
    >
      <div>
        <b>{toast.title}</b>
        <p className="small">{withMailLink(toast.text)}</p>
        {toast.link && (
          <a className="press-target quiet-link small" href={toast.link.href}>
            {toast.link.label}
          </a>
        )}
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label="Dismiss"
        onClick={() => dismissToast(toast)}
      >
        <Icon name="x" size={20} />
      </button>
    </section>
  )
}

const countdowns = new WeakMap<Toast, Countdown>()

function sharedCountdown(toast: Toast): Countdown {
  let running = countdowns.get(toast)
  if (!running) {
    running = countdown(toast.duration, () => dismissToast(toast))
    countdowns.set(toast, running)
  }
  return running
}

function findPlace(): Element | null {
  const open = document.querySelector(`dialog:modal ${toastPlaceSelector}`)
  return open ?? document.querySelector(`body > ${toastPlaceSelector}`)
}

/**
 * Fills the live region beside the toast. The region is in the page from the start, empty, so screen readers know it.
 * Returns a function that empties it; otherwise a reader would later come across an old message.
 */
function announce(toast: Toast): (() => void) | undefined {
  const region = findPlace()?.previousElementSibling
  if (!region) return undefined
  region.textContent = `${toast.title} ${toast.text}`
  return () => {
    region.textContent = ''
  }
}

function withMailLink(text: string) {
  const address = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/)?.[0]
  if (!address) return text
  const [before, after] = text.split(address)
  return (
    <>
      {before}
      <a href={`mailto:${address}`}>{address}</a>
      {after}
    </>
  )
}
