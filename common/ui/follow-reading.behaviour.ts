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
    const isRead = ({ section }: { section: HTMLElement }) =>
      section.getBoundingClientRect().top <= readingLine
    const current = pairs.findLast(isRead) ?? pairs[0]
    for (const { link } of pairs) {
      if (link === current?.link) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const markSoon = () => {
    awaited ||= requestAnimationFrame(mark)
  }

  addEventListener('scroll', markSoon, { passive: true })
  addEventListener('resize', markSoon, { passive: true })
  // Not at once: that would lay the page out before its fonts are there.
  markSoon()
}
