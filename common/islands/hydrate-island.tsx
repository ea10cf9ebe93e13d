import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { pressHeld, takeHeldSubmit } from '../ui/held.ts'
import { idPrefix } from './id-prefix.ts'
import { Slot } from './slot.tsx'
import { carryEntries } from './typed-entries.ts'

/** What a `*.island.tsx` exports. */
export interface IslandModule {
  default: ComponentType<object>
  /** Loads what has to be there before React takes it over. */
  prepare?: () => Promise<void>
  /** Shown in its place when its code fails; without one, the HTML of the build stays. */
  Failure?: ComponentType
  /** Sends a form of that HTML. */
  sendPlainly?: (form: HTMLFormElement) => Promise<void>
}

/** How often React is let take an island over: what failed for a change from outside works the second time. */
const attempts = 2

/**
 * Lets React take an island over, with the props and slots that its HTML has. Resolves when that is done and what was
 * pressed before (site/boot/boot.ts) has been done too.
 *
 * Translators, password managers and writing aids change the page under React's hands. What was entered outlives that:
 * where React makes fields anew, they get it; where it fails, the HTML of the build comes back with it, and React takes
 * that over. When it fails again, the HTML stays and its form sends without React, and `data-failed` on the document
 * has the dialogs offer addresses.
 */
export async function hydrateIsland(island: HTMLElement, module: IslandModule): Promise<void> {
  const markup = [...island.childNodes].map((node) => node.cloneNode(true))
  let focused = document.activeElement
  island.addEventListener('focusin', ({ target }) => (focused = target as Element))

  const takeOver = (attempt: number) =>
    new Promise<void>((done) => {
      // React takes away what it fails at before it tells.
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
        // React is still at work.
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
      // One child in each: a second would give `useId` other ids than at build.
      <Taken {...told}>
        <Island {...(JSON.parse(props) as object)} {...Object.fromEntries(slots)} />
      </Taken>,
      { identifierPrefix: idPrefix(name), onUncaughtError },
    )
  })
  return root
}

/** Tells when React has taken over what is inside: at once, before any effect looks at the fields, and when all have run. */
function Taken({ takenOver, done, children }: Told & { children: ReactNode }) {
  useLayoutEffect(takenOver, [takenOver])
  useEffect(done, [done])
  return children
}

/** Shows the failure in the place of an island that React cannot take over, or lets its own HTML do what it can. */
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
