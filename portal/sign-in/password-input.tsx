import eye from 'lucide-static/icons/eye.svg?raw'
import eyeOff from 'lucide-static/icons/eye-off.svg?raw'
import { useState } from 'react'
import { describeError } from '../../common/ui/field.tsx'
import { LineIcon } from '../../common/ui/line-icon.tsx'
import styles from './login-form.module.css'

interface PasswordInputProps {
  id: string
  readOnly: boolean
  error: string | undefined
}

/** A password, hidden at first, with a button that shows it. */
export function PasswordInput({ id, readOnly, error }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <input
        id={id}
        name="password"
        type={shown ? 'text' : 'password'}
        required
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        readOnly={readOnly}
        {...describeError(id, error)}
      />
      <button
        type="button"
        className="icon-button script-only"
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        <LineIcon svg={shown ? eyeOff : eye} size={20} />
      </button>
    </div>
  )
}
