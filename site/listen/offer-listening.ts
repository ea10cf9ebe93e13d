import type { HeardPlayer } from './listen.ts'

/**
 * Fetches the code that reads a call aloud when the place of its button first comes into view; not if the device has no
 * voice, nor for visitors who save data. A player that also plays in silence fetches it at the first press at the
 * latest. Returns a function that stops the voice.
 */
export function offerListening(
  button: HTMLButtonElement | null | undefined,
  player: HeardPlayer,
): () => void {
  let stop = () => {}
  let fetching: Promise<void> | undefined
  if (!button?.parentElement) return stop

  function fetchReader(isPressed = false) {
    fetching ??= import('./listen.ts').then(
      ({ listen }) => {
        button?.removeEventListener('click', press)
        stop = listen(button as HTMLButtonElement, player)
        if (isPressed) button?.click()
      },
      // A network failure: the next press tries again.
      () => (fetching = undefined),
    )
  }
  const press = () => fetchReader(true)
  if (player.alsoInSilence) button.addEventListener('click', press)

  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (
    'speechSynthesis' in window &&
    !connection?.saveData &&
    !matchMedia('(prefers-reduced-data: reduce)').matches
  ) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) fetchIfHeard()
        else speechSynthesis.removeEventListener('voiceschanged', fetchIfHeard)
      },
      // A little before it is visible, so that the button moves nothing the visitor is reading.
      { rootMargin: '200px' },
    )
    const fetchIfHeard = () => {
      // Many devices list their voices only a while after the first request.
      if (!speechSynthesis.getVoices().some(({ localService }) => localService))
        return speechSynthesis.addEventListener('voiceschanged', fetchIfHeard)
      speechSynthesis.removeEventListener('voiceschanged', fetchIfHeard)
      observer.disconnect()
      fetchReader()
    }
    observer.observe(button.parentElement)
  }
  return () => stop()
}
