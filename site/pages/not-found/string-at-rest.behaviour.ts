import { soundingSeconds, stringAtRest, stringBox, stringPath } from './plucked-string.ts'

/** Makes the line sound where it is touched, with an answer in the subtitle (see not-found.page.tsx). */
export default function stringAtRestBehaviour(place: HTMLElement): void {
  // oxlint-disable-next-line no-console -- for developers who look here after following a broken link; not an error, since the page works as intended
  console.warn(`Page not found: ${location.pathname}`)
  const line = place.querySelector('path')
  const button = place.querySelector('button')
  const subtitle = document.getElementById('not-found-subtitle')
  const hint = document.getElementById('not-found-hint')
  const answers = [...document.querySelectorAll<HTMLTemplateElement>('template[data-answer]')]
  if (!line || !button || !subtitle || !hint) return
  let touches = 0
  let stop: (() => void) | undefined

  button.addEventListener('click', ({ clientX, detail }) => {
    const { left, width } = button.getBoundingClientRect()
    // A key press has no position, so it plucks the middle.
    const at = detail === 0 ? 0.5 : Math.min(0.94, Math.max(0.06, (clientX - left) / width))
    stop?.()
    stop = sound(line, at)
    touches += 1
    const answer = answers[Math.min(touches, answers.length) - 1]?.content.cloneNode(true) as DocumentFragment
    const time = answer.querySelector('[data-time]')
    if (time) time.textContent = `0:0${Math.min(touches, 9)}`
    subtitle.replaceChildren(answer)
    subtitle.dataset['speaking'] = 'true'
  })
  button.hidden = false
  hint.dataset['ready'] = 'true'
}

/**
 * Lets the string sound and come to rest; with reduced motion it only lights up. Returns its stop function.
 */
function sound(line: SVGPathElement, at: number): () => void {
  const start = performance.now()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  let frame = 0
  function draw(now: number) {
    const seconds = (now - start) / 1000
    if (seconds > soundingSeconds) return rest()
    if (!still) line.setAttribute('d', stringPath(stringBox, { at, pull: stringBox.height / 5, seconds }))
    frame = requestAnimationFrame(draw)
  }
  function rest() {
    cancelAnimationFrame(frame)
    line.setAttribute('d', stringAtRest)
    delete line.dataset['sounding']
  }
  line.dataset['sounding'] = ''
  draw(start)
  return rest
}
