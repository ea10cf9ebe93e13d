import styles from './sound-note.module.css'

/** Says that a call is a sample and, while it plays (`showSoundNote`), what is heard. */
export function SoundNote({ className = '' }: { className?: string }) {
  return (
    <div className={`small ${styles.note} ${className}`} data-sound-note>
      <p>People, firms and numbers are invented.</p>
      <div role="status">
        <p data-silent="" hidden>
          Simulated audio. This demonstration shows the call as text and does not play sound.
        </p>
      </div>
      {/* Not in a live region: a screen reader would talk over the voice. */}
      <p data-heard="" hidden>
        Simulated audio, read by your device with voices of its own. There is no recording.
      </p>
    </div>
  )
}
