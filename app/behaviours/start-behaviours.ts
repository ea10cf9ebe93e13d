import { atNextAct, isUsed } from '../next-act.ts'

/** Brings markup to life that React made at build: it toggles what is there and makes nothing. */
export type Behaviour = (root: HTMLElement) => void

const files = new Map(
  Object.entries(import.meta.glob<{ default: Behaviour }>('../**/*.behaviour.ts')).map(([path, load]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.behaviour.ts'.length),
    load,
  ]),
)

const started = new WeakMap<HTMLElement, Set<string>>()

/** How far from the screen is still near, in CSS pixels. */
const margin = 400

let isWaiting = false

/**
 * Starts the behaviours that `data-behaviour` names, several separated by spaces: the names of their files. Those that
 * act by themselves (`data-at-rest`) start at once if they are near the screen, the others when the visitor first does
 * something; the document then has `data-all-started`. Rejects when one that starts at once could not be loaded; called
 * again, it starts those that are missing.
 */
export async function startBehaviours(): Promise<void> {
  if (isUsed()) return startEach()
  if (!isWaiting) waitForAct()
  return startAll(allRoots().filter(actsAtRest))
}

function waitForAct(): void {
  isWaiting = true
  const { dataset } = document.documentElement
  atNextAct(() => {
    isWaiting = false
    startEach().then(
      () => delete dataset['startFailed'],
      () => {
        dataset['startFailed'] = ''
        waitForAct()
      },
    )
  })
}

async function startEach(): Promise<void> {
  await startAll(allRoots())
  document.documentElement.dataset['allStarted'] = ''
}

const allRoots = () => [...document.querySelectorAll<HTMLElement>('[data-behaviour]')]

/** What is not displayed has no box, and is not near. */
function actsAtRest(root: HTMLElement): boolean {
  if (root.dataset['atRest'] === undefined) return false
  const { top, bottom, height } = root.getBoundingClientRect()
  return height > 0 && top < innerHeight + margin && bottom > -margin
}

async function startAll(roots: readonly HTMLElement[]): Promise<void> {
  await Promise.all(
    roots.flatMap((root) => (root.dataset['behaviour'] ?? '').split(' ').map((name) => start(root, name))),
  )
}

async function start(root: HTMLElement, name: string): Promise<void> {
  const load = files.get(name)
  if (!load) throw new Error(`There is no behaviour ${name}`)
  const { default: behaviour } = await load()
  const names = started.get(root) ?? new Set()
  if (names.has(name)) return
  started.set(root, names.add(name))
  behaviour(root)
}
