import type { IslandModule } from './hydrate-island.tsx'
import type { IslandWake } from './island.tsx'

const files = new Map(
  Object.entries(import.meta.glob<IslandModule>('../**/*.island.tsx')).map(([path, load]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.island.tsx'.length),
    load,
  ]),
)

/** How somebody reaches for something, before it is pressed where that can be told. */
const intents = ['pointerover', 'touchstart', 'focusin', 'input'] as const

/** How far below the screen an island is woken: about as far as one scrolls while its script comes. */
const ahead = '400px'

const watched = new WeakSet<HTMLElement>()
const awake = new WeakSet<HTMLElement>()

/**
 * Lets React take over each island of the page when it is wanted. Rejects when one that is wanted at once could not be
 * loaded: called again, it tries that one again. Others are tried again when they are wanted again.
 */
export async function wakeIslands(): Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  await Promise.all(
    islands.map(async (island) => {
      const when = island.dataset['when'] as IslandWake
      if (when === 'idle' || isAskedFor(island)) return wake(island)
      if (watched.has(island)) return undefined
      watched.add(island)
      return waitFor[when](island)
    }),
  )
}

function isAskedFor({ dataset }: HTMLElement): boolean {
  const asked = new URLSearchParams(location.search)
  return dataset['query']?.split(' ').some((name) => asked.has(name)) ?? false
}

const waitFor: Record<Exclude<IslandWake, 'idle'>, (island: HTMLElement) => void> = {
  visible(island) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        void wake(island).then(() => observer.disconnect(), markFailed)
      },
      { rootMargin: ahead },
    )
    // The island itself has no box.
    observer.observe(island.firstElementChild ?? island)
    // A visitor who reaches for it does not wait, even if it could not be loaded when it came into sight.
    waitFor.intent(island)
  },
  intent(island) {
    const dialog = island.closest('dialog')
    const place = dialog ?? island
    const isMeant = (target: EventTarget | null) =>
      target instanceof Element &&
      (place.contains(target) || (dialog !== null && target.closest(`[commandfor="${dialog.id}"]`) !== null))
    const go = () => void wake(island).catch(markFailed)
    for (const intent of intents) {
      const onIntent = ({ target }: Event) => isMeant(target) && go()
      addEventListener(intent, onIntent, { capture: true, passive: true })
    }
    if (dialog) new MutationObserver(go).observe(dialog, { attributeFilter: ['open'] })
    // What was done before this script had come.
    if (dialog?.open || place.contains(document.activeElement) || island.querySelector('[data-held]')) go()
  },
}

async function wake(island: HTMLElement): Promise<void> {
  if (awake.has(island)) return
  awake.add(island)
  try {
    const load = files.get(island.dataset['island'] ?? '')
    if (!load) throw new Error(`There is no island ${island.dataset['island']}`)
    const [module, { hydrateIsland }] = await Promise.all([load(), import('./hydrate-island.tsx')])
    await module.prepare?.()
    delete document.documentElement.dataset['startFailed']
    await hydrateIsland(island, module)
  } catch (error) {
    awake.delete(island)
    throw error
  }
}

function markFailed(): void {
  document.documentElement.dataset['startFailed'] = ''
}
