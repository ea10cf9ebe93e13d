import { Button } from '../../common/ui/button.tsx'
import { resetSample } from '../state/done.ts'

/** Replaces the portal when its code fails: a person's acts are stored in the browser, so a reset may help. */
export function PortalError() {
  const reset = () => {
    resetSample()
    location.assign('/dashboard')
  }
  return (
    <main id="main" tabIndex={-1} className="section" data-ground="light">
      <div className="wrap">
        <h1 className="heading-2">This desk could not be shown.</h1>
        <p className="lead">Please reload the page. If it stays away, start again from fresh sample data.</p>
        <div className="actions">
          <Button onClick={() => location.reload()}>Reload</Button>
          <Button look="outline" onClick={reset}>
            Reset sample data
          </Button>
        </div>
      </div>
    </main>
  )
}
