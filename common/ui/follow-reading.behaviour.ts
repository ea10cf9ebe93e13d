/** The assumed reading position, in CSS pixels from the top of the window: just under the header and a heading. */
const readingLine = 200

/** Sets `aria-current` on the link in `contents` of the section being read, as the page scrolls. */
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
  // Not immediately: that would force a layout before the fonts are there.
  markSoon()
}
