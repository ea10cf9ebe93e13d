import { Button, type ButtonProps } from '../../common/ui/button.tsx'
import { timeLabel } from '../../common/figures/time-label.ts'
import styles from './play-button.module.css'

interface PlayButtonProps extends ButtonProps {
  /** Labels at rest and while the call plays (it or an ancestor has the `data-state` “playing”). */
  play: string
  pause: string
}

/** The amber button that plays a sample call and pauses it. */
export function PlayButton({ play, pause, ...rest }: PlayButtonProps) {
  return (
    <Button {...rest} className={styles.toggle} look="live">
      <span className={styles.labels}>
        <span>{play}</span>
        <span>{pause}</span>
      </span>
    </Button>
  )
}

interface PlayRowProps {
  /** What is played, after “Play”: “a call”. */
  play: string
  seconds: number
  /** Languages to choose from besides English, by the values the player knows; if empty there is no choice. */
  languages: readonly { value: string; name: string }[]
}

/** The button of a first screen, with the languages in which the call can be heard. Hidden without script. */
export function PlayRow({ play, seconds, languages }: PlayRowProps) {
  return (
    <div className={styles.row}>
      <PlayButton play={`Play ${play}, ${timeLabel(seconds)}`} pause="Pause" data-play="" />
      {languages.length > 0 && (
        <label className={`icon-after ${styles.language}`}>
          <span className="visually-hidden">Language</span>
          <select data-language="" autoComplete="off">
            {languages.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
            <option value="en">English</option>
          </select>
        </label>
      )}
    </div>
  )
}
