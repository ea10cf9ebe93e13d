import { sectionBeingRead } from './section-being-read.ts'

/** Where the eye is taken to be, in CSS pixels from the top of the window: just under the header and a heading. */
const readingLine = 200

/**
 * Gives the link of the section being read `aria-current`, as the page scrolls. The links are those in `contents`.
 */
export default function followReading(contents: HTMLElement): void {
  const pairs = [...contents.querySelectorAll('a')].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1))
    return section ? [{ link, section }] : []
  })
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

  addEventListener('scroll', markSoon, { passive: true })
  addEventListener('resize', markSoon, { passive: true })
  mark()
}
