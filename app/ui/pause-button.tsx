import { Icon } from './icon.tsx'
import styles from './pause-button.module.css'

interface PauseButtonProps {
  /** What stops and goes on, with its article: "the scene". */
  of: string
  paused: boolean
  /** Undefined until the button works; until then, and where the loop never moves, it is not shown. */
  onToggle: (() => void) | undefined
}

/** The round button that every loop has. */
export function PauseButton({ of, paused, onToggle }: PauseButtonProps) {
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={`${paused ? 'Play' : 'Pause'} ${of}`}
      data-ready={onToggle !== undefined}
      onClick={onToggle}
    >
      <Icon name={paused ? 'play' : 'pause'} size={18} />
    </button>
  )
}
