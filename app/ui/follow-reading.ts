import { sectionBeingRead } from './section-being-read.ts'

/** Where the eye is taken to be, in CSS pixels from the top of the window: just under the header and a heading. */
const readingLine = 200

/**
 * Gives the link of the section being read `aria-current`, as the page scrolls. The links are those of the element
 * inside `root` that is marked `data-contents`. Returns a function that takes the listeners away again.
 */
export function followReading(root: HTMLElement): () => void {
  const pairs = [...root.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1))
    return section ? [{ link, section }] : []
  })
  const listening = new AbortController()
  let awaited = 0

  function mark() {
    awaited = 0
    const current = sectionBeingRead(
      pairs.map(({ section }) => section.getBoundingClientRect().top),
      readingLine,
    )
    for (const [at, { link }] of pairs.entries()) {
      if (at === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const markSoon = () => {
    awaited ||= requestAnimationFrame(mark)
  }

  const options = { passive: true, signal: listening.signal }
  addEventListener('scroll', markSoon, options)
  addEventListener('resize', markSoon, options)
  mark()
  return () => {
    listening.abort()
    cancelAnimationFrame(awaited)
  }
}
