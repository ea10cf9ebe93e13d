import { Component, type ComponentType, type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { addSpeculationRules } from './add-speculation-rules.ts'
import { layOutAhead } from './lay-out-ahead.ts'
import { PageDocument } from './page-document.tsx'
import { PageFailure } from './page-failure.tsx'
import { PagePathProvider } from './page-path.ts'
import { startPageViews } from './page-views/start-page-views.ts'

/**
 * Takes over a public page without the router: its links load documents, so nothing in it ever navigates in place.
 * The two fragments with nothing in them stand where the router's own components have a second child; without them
 * `useId` would give other ids than at build. Head and scripts are left as the build made them.
 */
export function hydratePage(Page: ComponentType, hasOwnFrame = false): void {
  const page = (
    <>
      <>
        <PagePathProvider value={location.pathname}>
          <PageDocument head={<UntouchedHead />} hasOwnFrame={hasOwnFrame} scripts={<UntouchedScripts />}>
            <FailureBoundary>
              <Page />
            </FailureBoundary>
          </PageDocument>
        </PagePathProvider>
        {null}
      </>
      <></>
    </>
  )
  startTransition(() => {
    hydrateRoot(document, page)
  })
  addSpeculationRules()
  startPageViews()
  layOutAhead()
}

const untouched = { __html: '' }

function UntouchedHead() {
  return <head suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
}

/** The boot data and the boot script; see scripts/build/boot-markup.ts. */
function UntouchedScripts() {
  return (
    <>
      <script type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
    </>
  )
}

class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PageFailure /> : this.props.children
  }
}
