import type { IslandModule } from '../common/islands/hydrate-island.tsx'

const files = new Map(
  Object.entries(import.meta.glob<IslandModule>('/{assistant,portal,site}/**/*.island.tsx')).map(
    ([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -'.island.tsx'.length), load],
  ),
)

/** Events that show an intention to use something, before it is pressed if possible. */
const uses = ['pointerover', 'touchstart', 'focusin', 'input'] as const

/**
 * How far below the screen an island counts as seen once somebody scrolls, in CSS pixels: about as far as a visitor
 * scrolls while its script loads. Without scrolling it is not loaded.
 */
const ahead = 400

const awake = new WeakSet<HTMLElement>()

/**
 * Lets React take over each island of the page when it is first seen or used; an island in a dialog also on reaching
 * for a button that opens it. A failed load is retried at the next use.
 */
export function watchIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) watch(island)
}

function watch(island: HTMLElement): void {
  const dialog = island.closest('dialog')
  const place = dialog ?? island
  // The island itself has no box.
  const box = island.firstElementChild ?? island
  const wakeNow = () => void wake(island).catch(markFailed)
  const observe = (margin: number) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        wakeNow()
      },
      { rootMargin: `${margin}px` },
    )
    observer.observe(box)
  }
  observe(0)
  addEventListener('scroll', () => observe(ahead), { once: true, passive: true })
  const isMeant = (target: EventTarget | null) =>
    target instanceof Element &&
    (place.contains(target) || (dialog !== null && target.closest(`[commandfor="${dialog.id}"]`) !== null))
  for (const use of uses)
    addEventListener(use, ({ target }) => isMeant(target) && wakeNow(), { capture: true, passive: true })
  // An application fills its page. In a prerendered or background page nothing is observed; in a visible one, asking
  // for the island's position would force a layout before its fonts are there.
  const isApplication = island.matches('body > *, main > *')
  const isInSight = () => document.hidden && box.getBoundingClientRect().top < innerHeight
  const isSeen = dialog ? dialog.open : isApplication || isInSight()
  // Or it was used before this script loaded.
  if (isSeen || place.contains(document.activeElement) || island.querySelector('[data-held]')) wakeNow()
}

async function wake(island: HTMLElement): Promise<void> {
  if (awake.has(island)) return
  awake.add(island)
  try {
    const load = files.get(island.dataset['island'] ?? '')
    if (!load) throw new Error(`There is no island ${island.dataset['island']}`)
    const [module, { hydrateIsland }] = await Promise.all([
      load(),
      import('../common/islands/hydrate-island.tsx'),
    ])
    await module.prepare?.()
    await hydrateIsland(island, module)
    delete document.documentElement.dataset['failed']
  } catch (error) {
    awake.delete(island)
    throw error
  }
}

function markFailed(): void {
  document.documentElement.dataset['failed'] ??= ''
}
