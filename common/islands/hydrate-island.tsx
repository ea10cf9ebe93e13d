import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { pressHeld, takeHeldSubmit } from '../ui/held.ts'
import { idPrefix } from './id-prefix.ts'
import { Slot } from './slot.tsx'
import { carryEntries } from './typed-entries.ts'

/** The exports of a `*.island.tsx`. */
export interface IslandModule {
  default: ComponentType<object>
  /** Loads what must be there before React takes over. */
  prepare?: () => Promise<void>
  /** Shown instead when its code fails; without one, the prerendered HTML stays. */
  Failure?: ComponentType
  /** Submits a form of that HTML. */
  sendPlainly?: (form: HTMLFormElement) => Promise<void>
}

/** Attempts at taking an island over: one that failed because of an outside change works the second time. */
const attempts = 2

/**
 * Lets React take an island over, with the props and slots in its HTML. Resolves when that is done and earlier presses
 * (site/boot/boot.ts) have been handled too.
 *
 * Translators, password managers and writing aids change the page under React's hands. Entries survive that: if React
 * recreates fields, they are restored; if it fails, the prerendered HTML returns with them, and React tries again. If
 * that fails too, the HTML stays and its form submits without React, and `data-failed` on the document makes the
 * dialogs offer addresses.
 */
export async function hydrateIsland(island: HTMLElement, module: IslandModule): Promise<void> {
  const markup = [...island.childNodes].map((node) => node.cloneNode(true))
  let focused = document.activeElement
  island.addEventListener('focusin', ({ target }) => (focused = target as Element))

  const takeOver = (attempt: number) =>
    new Promise<void>((done) => {
      // React removes what it fails at before it reports the error.
      let shown = [...island.children]
      const takenOver = () => {
        if (!shown[0]?.isConnected) carryEntries(shown, island, focused)
        shown = [...island.children]
      }
      const putBack = () => {
        root?.unmount()
        island.replaceChildren(...markup.map((node) => node.cloneNode(true)))
        carryEntries(shown, island, focused)
        if (attempt < attempts) void takeOver(attempt + 1).then(done)
        else done(goOnWithout(island, module))
      }
      const root = hydrate(island, module, { takenOver, done }, (error) => {
        reportError(error)
        // React is still working.
        queueMicrotask(putBack)
      })
    })
  await takeOver(1)
  island.dataset['ready'] = ''
  pressHeld(island)
}

interface Told {
  takenOver: () => void
  done: () => void
}

function hydrate(
  island: HTMLElement,
  { default: Island }: IslandModule,
  told: Told,
  onUncaughtError: (error: unknown) => void,
) {
  const { island: name = '', props = '{}' } = island.dataset
  const slots = [...island.querySelectorAll('[slot]')].map(
    ({ slot }) => [slot, <Slot key={slot} name={slot} />] as const,
  )
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(
      island,
      // One child in each: a second would give `useId` other ids than at build time.
      <Taken {...told}>
        <Island {...(JSON.parse(props) as object)} {...Object.fromEntries(slots)} />
      </Taken>,
      { identifierPrefix: idPrefix(name), onUncaughtError },
    )
  })
  return root
}

/** Reports when React has taken over its children: first before any effect reads the fields, then when all have run. */
function Taken({ takenOver, done, children }: Told & { children: ReactNode }) {
  useLayoutEffect(takenOver, [takenOver])
  useEffect(done, [done])
  return children
}

/** Replaces an island that React cannot take over with the failure, or lets its own HTML do what it can. */
function goOnWithout(island: HTMLElement, { Failure, sendPlainly }: IslandModule): void {
  document.documentElement.dataset['failed'] ??= ''
  if (Failure) return createRoot(island).render(<Failure />)
  if (!sendPlainly) return
  for (const form of island.querySelectorAll('form')) {
    const isHeld = takeHeldSubmit(form)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void sendPlainly(form)
    })
    if (isHeld) form.requestSubmit()
  }
}
