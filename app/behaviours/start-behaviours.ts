/** Brings markup to life that React made at build: it toggles what is there and makes nothing. */
export type Behaviour = (root: HTMLElement) => void

const files = new Map(
  Object.entries(import.meta.glob<{ default: Behaviour }>('../**/*.behaviour.ts')).map(([path, load]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.behaviour.ts'.length),
    load,
  ]),
)

const started = new WeakMap<HTMLElement, Set<string>>()

/**
 * Starts the behaviours that `data-behaviour` names, several separated by spaces: the names of their files. Rejects when
 * one could not be loaded; called again, it starts those that are missing.
 */
export async function startBehaviours(): Promise<void> {
  const roots = [...document.querySelectorAll<HTMLElement>('[data-behaviour]')]
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
