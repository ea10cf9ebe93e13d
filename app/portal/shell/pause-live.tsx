import { Button } from '../../ui/button.tsx'
import { setDemoPaused, useDemoPaused } from '../state/demo-clock.ts'
import { PortalIcon } from './portal-icon.tsx'

/** Stops the demo's clock and lets it go on: one clock for all desks. */
export function PauseLive({ className }: { className?: string | undefined }) {
  const paused = useDemoPaused()
  return (
    <Button look="outline" size="small" className={className} onClick={() => setDemoPaused(!paused)}>
      <PortalIcon name={paused ? 'play' : 'pause'} size={16} />
      {paused ? 'Resume live' : 'Pause live'}
    </Button>
  )
}
