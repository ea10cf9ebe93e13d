import { pressHeld } from '../../common/ui/held.ts'

/** Makes markup rendered at build time interactive: toggles what is there and creates nothing. */
export type Behaviour = (root: HTMLElement) => void

const files = import.meta.glob<Behaviour>('/{common,site}/**/*.behaviour.ts', {
  eager: true,
  import: 'default',
})
const behaviours = new Map(
  Object.entries(files).map(([path, behaviour]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.behaviour.ts'.length),
    behaviour,
  ]),
)

/**
 * Starts the behaviours named in `data-behaviour`, separated by spaces: the names of their files. All of them are part
 * of the page's script; they fetch anything large or purely decorative on demand.
 */
export function startBehaviours(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    for (const name of root.dataset['behaviour']?.split(' ') ?? []) start(root, name)
    root.dataset['ready'] = ''
    // In an island, presses wait for React.
    if (!root.closest('[data-island]')) pressHeld(root)
  }
}

/** A failing behaviour does not keep the others from starting. */
function start(root: HTMLElement, name: string): void {
  try {
    const behaviour = behaviours.get(name)
    if (!behaviour) throw new RangeError(`There is no behaviour ${name}`)
    behaviour(root)
  } catch (error) {
    reportError(error)
  }
}
