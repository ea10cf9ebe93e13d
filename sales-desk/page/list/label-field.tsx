import { deskLimits } from '../../wire/changes.ts'
import { Choice, TextField } from '../frame/form-parts.tsx'
import { useStore } from '../../../common/ui/store.ts'
import { labelStore } from './label-store.ts'
import styles from './label-field.module.css'

interface LabelFieldProps {
  label: string
  value: string
  /** Labels that are not offered. */
  except?: readonly string[]
  onText: (text: string) => void
}

/** A label to type, or to choose from those in use. */
export function LabelField({ label, value, except = [], onText }: LabelFieldProps) {
  const known = useStore(labelStore).filter((each) => !except.includes(each))
  return (
    <div className={styles.field}>
      <TextField label={label} value={value} most={deskLimits.label} autoComplete="off" onText={onText} />
      {known.length > 0 && (
        <Choice
          aria-label="Or a label in use"
          value={known.includes(value) ? value : ''}
          options={[['', 'Or one in use…'], ...known.map((each) => [each, each] as const)]}
          onChoose={onText}
        />
      )}
    </div>
  )
}
