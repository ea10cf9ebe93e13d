import type { HeardPlayer } from './listen.ts'

/**
 * Fetches what reads a call aloud when the place of its button first comes into sight; not without a voice on the device,
 * and not for visitors who save data. A player that also plays in silence fetches it at the first press at the latest.
 * Returns what stops the voice.
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
      // The network failed: the next press tries again.
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
      // A little before it is seen, so that the button moves nothing that is read.
      { rootMargin: '200px' },
    )
    const fetchIfHeard = () => {
      // Many devices name their voices only a while after they were first asked.
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
