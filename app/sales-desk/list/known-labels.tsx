import { createStore, useStore } from '../state/store.ts'

/** Every label in use. */
export const labelStore = createStore<readonly string[]>([])

export const knownLabelsId = 'known-labels'

/** The labels in use, for a field that names this list. */
export function KnownLabels() {
  const labels = useStore(labelStore)
  return (
    <datalist id={knownLabelsId}>
      {labels.map((label) => (
        <option key={label} value={label} />
      ))}
    </datalist>
  )
}
