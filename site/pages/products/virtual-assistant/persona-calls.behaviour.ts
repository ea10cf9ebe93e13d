/** Fetches the code that plays the calls when they come near. A held press plays once it has loaded. */
export default function personaCalls(section: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return
      observer.disconnect()
      void import('./play-persona-calls.ts').then(
        ({ playPersonaCalls }) => playPersonaCalls(section),
        // A network failure: tried again when they next come near.
        () => observer.observe(section),
      )
    },
    { rootMargin: '200px' },
  )
  observer.observe(section)
}
