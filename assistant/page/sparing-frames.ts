import type { Frames } from './moving-form.ts'

/** A frame later than this after the request, in milliseconds, means that the device is busy. */
const late = 34
/** How long the next frame then waits, as a multiple of that lateness. */
const restPerWait = 2
/** In milliseconds: a page that was out of sight has waited long without being busy. */
const longestRest = 400

/**
 * Frames that leave a busy device time for other work: a late one is followed by a rest. With three pages on two cores
 * the first answer took 4.5 s when the form drew every frame it could, and takes 2.3 s now (1.5 s without the form).
 */
export function sparingFrames(): Frames {
  let rest = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  return {
    request: (callback) => {
      const ask = () => {
        const asked = performance.now()
        frame = requestAnimationFrame((now) => {
          const wait = performance.now() - asked
          rest = wait > late ? Math.min(longestRest, wait * restPerWait) : 0
          callback(now)
        })
      }
      if (rest > 0) timer = setTimeout(ask, rest)
      else ask()
    },
    cancel: () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    },
  }
}
