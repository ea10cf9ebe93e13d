import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Slot } from './slot.tsx'

/** What a `*.island.tsx` exports. */
export interface IslandModule {
  default: ComponentType<object>
  /** Loads what has to be there before React takes it over. */
  prepare?: () => Promise<void>
  /** Shown in its place when its code fails; without one, `data-start-failed` lets the page offer other ways. */
  Failure?: ComponentType
}

/**
 * Lets React take an island over, with the props and slots that its HTML has. Resolves when that is done and what was
 * pressed before (app/boot/boot.ts) has been done too.
 */
export async function hydrateIsland(
  island: HTMLElement,
  { default: Island, Failure }: IslandModule,
): Promise<void> {
  const { prefix = '', props = '{}' } = island.dataset
  const slots = [...island.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => {
    const name = dataset['slot'] ?? ''
    return [name, <Slot key={name} name={name} />] as const
  })
  await new Promise<void>((done) => {
    startTransition(() => {
      // One child in each: a second would give `useId` other ids than at build.
      hydrateRoot(
        island,
        <Taken tell={done}>
          <FailureBoundary shown={Failure && <Failure />}>
            <Island {...(JSON.parse(props) as object)} {...Object.fromEntries(slots)} />
          </FailureBoundary>
        </Taken>,
        { identifierPrefix: prefix },
      )
    })
  })
  island.dataset['awake'] = ''
  for (const button of island.querySelectorAll<HTMLElement>('button[data-held]')) {
    delete button.dataset['held']
    button.click()
  }
}

/** Tells when React has taken over what is inside, or has put its failure in its place. */
function Taken({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}

class FailureBoundary extends Component<{ shown: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    document.documentElement.dataset['startFailed'] = ''
  }

  override render() {
    return this.state.failed ? this.props.shown : this.props.children
  }
}
