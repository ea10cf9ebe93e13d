import { useRef, useState } from 'react'
import fields from '../frame/fields.module.css'
import { PlainDialog } from '../frame/plain-dialog.tsx'
import { deskKeys, keysAreOn, turnKeys } from './desk-keys.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import styles from './keys-dialog.module.css'

export const keysDialogId = 'desk-keys'

/** The list of shortcuts, opened by `?`. */
export function KeysDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOn, setOn] = useState(keysAreOn)
  useDeskKeys((key) => {
    if (key !== '?') return false
    dialog.current?.showModal()
    return true
  })
  return (
    <PlainDialog id={keysDialogId} ref={dialog} title="Keyboard">
      <dl className={styles.keys}>
        {Object.entries(deskKeys).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={fields.choice}>
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
