import type { HeardPlayer } from './listen.ts'

/**
 * Fetches what reads a call aloud when the place of its Listen button first comes into sight; not without a voice on the
 * device, and not for visitors who save data. Returns what stops the voice.
 */
export function offerListening(
  button: HTMLButtonElement | null | undefined,
  makePlayer: () => HeardPlayer,
): () => void {
  let stop = () => {}
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (
    button?.parentElement &&
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
      void import('./listen.ts').then(
        ({ listen }) => (stop = listen(button, makePlayer())),
        () => undefined,
      )
    }
    observer.observe(button.parentElement)
  }
  return () => stop()
}
