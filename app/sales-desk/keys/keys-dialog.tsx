import { useEffect, useRef, useState } from 'react'
import { PlainDialog } from '../frame/plain-dialog.tsx'
import { deskKeyIn, deskKeys, keysAreOn, turnKeys } from './desk-keys.ts'
import styles from './keys-dialog.module.css'

export const keysDialogId = 'desk-keys'

/** The list of keys, which `?` opens. */
export function KeysDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOn, setOn] = useState(keysAreOn)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (deskKeyIn(event) !== '?') return
      event.preventDefault()
      dialog.current?.showModal()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <PlainDialog id={keysDialogId} ref={dialog} title="Keyboard">
      <dl className={styles.keys}>
        {Object.entries(deskKeys).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            turnKeys(target.checked)
            setOn(target.checked)
          }}
        />
        Single keys work on this computer
      </label>
    </PlainDialog>
  )
}
