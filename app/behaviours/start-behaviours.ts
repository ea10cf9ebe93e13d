/** Brings markup to life that React made at build: it toggles what is there and makes nothing. */
export type Behaviour = (root: HTMLElement) => void

const files = new Map(
  Object.entries(import.meta.glob<{ default: Behaviour }>('../**/*.behaviour.ts')).map(([path, load]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.behaviour.ts'.length),
    load,
  ]),
)

const started = new WeakMap<HTMLElement, Set<string>>()

/** What a visitor does first: from then on all of the page may be wanted. */
const firstActs = [
  'scroll',
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'input',
  'hashchange',
  'resize',
]
const listening = { capture: true, passive: true }

/** How far from the screen is still near, in CSS pixels. */
const margin = 400

/**
 * Starts the behaviours that `data-behaviour` names, several separated by spaces: the names of their files. Those near
 * the screen at once, the others when the visitor first does something, so that a page at rest loads no script for what
 * is far below; the document then has `data-all-started`. Rejects when one near the screen could not be loaded; called
 * again, it starts those that are missing.
 */
export async function startBehaviours(): Promise<void> {
  // Firefox before 120 tells nobody: there the next act starts the rest.
  const isUsed = scrollY > 0 || ('userActivation' in navigator && navigator.userActivation.hasBeenActive)
  const roots = allRoots()
  const wanted = isUsed ? roots : roots.filter(isNear)
  if (wanted.length < roots.length) for (const act of firstActs) addEventListener(act, onFirstAct, listening)
  await startAll(wanted)
  if (wanted.length === roots.length) document.documentElement.dataset['allStarted'] = ''
}

function onFirstAct({ type, target }: Event): void {
  // A row of tabs scrolls by itself.
  if (type === 'scroll' && target !== document) return
  for (const act of firstActs) removeEventListener(act, onFirstAct, listening)
  const { dataset } = document.documentElement
  startAll(allRoots()).then(
    () => {
      dataset['allStarted'] = ''
      delete dataset['startFailed']
    },
    () => {
      dataset['startFailed'] = ''
      for (const act of firstActs) addEventListener(act, onFirstAct, listening)
    },
  )
}

const allRoots = () => [...document.querySelectorAll<HTMLElement>('[data-behaviour]')]

/** What is not displayed has no box, and is not near. */
function isNear(root: HTMLElement): boolean {
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
