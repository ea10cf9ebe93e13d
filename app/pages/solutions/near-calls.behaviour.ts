/** How far below the screen a call is near: its font comes while one scrolls to it. */
const ahead = '300px'

/** Marks each call that comes near, which then takes the font of its script (twelve-calls.module.css). */
export default function nearCalls(staves: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        target.toggleAttribute('data-near', true)
        observer.unobserve(target)
      }
    },
    { rootMargin: ahead },
  )
  for (const call of staves.querySelectorAll('li')) observer.observe(call)
}
