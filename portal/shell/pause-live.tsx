import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { buttonClass } from '../../common/ui/button.tsx'
import { setDemoPaused, useDemoPaused } from '../state/demo-clock.ts'
import styles from './pause-live.module.css'

interface PauseLiveProps {
  /** Without a border. */
  quiet?: boolean
}

/** Stops and resumes the demo's clock, which all desks share. */
export function PauseLive({ quiet = false }: PauseLiveProps) {
  const paused = useDemoPaused()
  return (
    <button
      type="button"
      className={quiet ? styles.quiet : buttonClass({ look: 'outline', size: 'small' })}
      onClick={() => setDemoPaused(!paused)}
    >
      <DeskIcon name={paused ? 'play' : 'pause'} size={16} />
      <span>{paused ? 'Resume live' : 'Pause live'}</span>
    </button>
  )
}
