import type { Frames } from './moving-form.ts'

/** A frame that comes later than this after it was asked for, in milliseconds, shows that the device is busy. */
const late = 34
/** How long the next frame waits then, in times of that lateness. */
const restPerWait = 2
/** In milliseconds: a page that was out of sight has waited long without being busy. */
const longestRest = 400

/**
 * Frames that leave a busy device to its other work: a late one is followed by a rest. With three pages on two cores the
 * first answer took 4.5 s while the form drew every frame it could, and takes 2.3 s so (1.5 s without the form).
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
