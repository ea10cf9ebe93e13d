import { pressHeld } from '../../common/ui/held.ts'

/** Brings markup to life that React made at build: it toggles what is there and makes nothing. */
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
 * Starts the behaviours that `data-behaviour` names, several separated by spaces: the names of their files. All of them
 * are part of the page's script; what is large or only moves they fetch themselves, when it is wanted.
 */
export function startBehaviours(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    for (const name of root.dataset['behaviour']?.split(' ') ?? []) start(root, name)
    root.dataset['ready'] = ''
    pressHeld(root)
  }
}

/** One that fails does not keep the others from starting. */
function start(root: HTMLElement, name: string): void {
  try {
    const behaviour = behaviours.get(name)
    if (!behaviour) throw new RangeError(`There is no behaviour ${name}`)
    behaviour(root)
  } catch (error) {
    reportError(error)
  }
}
