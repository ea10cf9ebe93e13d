/** Fetches what plays the calls when they come near. A press before that is held on its form, and plays then. */
export default function personaCalls(section: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return
      observer.disconnect()
      void import('./play-persona-calls.ts').then(
        ({ playPersonaCalls }) => playPersonaCalls(section),
        // The network failed: tried again when they next come near.
        () => observer.observe(section),
      )
    },
    { rootMargin: '200px' },
  )
  observer.observe(section)
}
