import { useEffect, useId, useRef, useState } from 'react'
import { goTo } from '../address/use-place.ts'
import type { Place } from '../address/place.ts'
import { fileFromDesk } from '../api/ask-desk.ts'
import { saveFile } from '../api/save-file.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { longestSearch } from '../../wire/leads.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { checkLength } from '../../../common/ui/length-check.tsx'
import { DeskIcon } from '../../../common/app-shell/desk-icon.tsx'
import { useDeskKeys } from '../keys/use-desk-keys.ts'
import { memberOptions, workersOf } from '../state/member-names.ts'
import { useSession } from '../state/session-store.ts'
import { useStore } from '../../../common/ui/store.ts'
import fields from '../frame/fields.module.css'
import { Choice, Form } from '../frame/form-parts.tsx'
import { Failure } from '../frame/outcome.tsx'
import { labelStore } from './label-store.ts'
import styles from './list-tools.module.css'
import { requestOf } from './use-lead-list.ts'

const debounceMs = 250

/** Search, the filters by assignee and by label, and the list as a file. */
export function ListTools({ place }: { place: Place }) {
  const { me, team } = useSession()
  const labels = useStore(labelStore)
  const field = useRef<HTMLInputElement>(null)
  /** What is written, and the search of the address that it belongs to: another list, or going back, brings another. */
  const [typed, setTyped] = useState({ text: place.search, at: place.search })
  const isCurrent = place.search === typed.at || place.search === typed.text.trim()
  const text = isCurrent ? typed.text : place.search
  const { attempt, failure } = useAttempt()
  const id = useId()
  const length = checkLength(id, text, longestSearch)

  useEffect(() => {
    if (text.trim() === place.search || text.trim().length > longestSearch) return undefined
    const timer = setTimeout(() => {
      setTyped({ text, at: text.trim() })
      goTo({ ...place, lead: undefined, search: text.trim() }, { replace: true })
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [text, place])

  useDeskKeys((key) => {
    if (key !== '/') return false
    field.current?.focus()
    field.current?.select()
    return true
  })

  const saveList = () =>
    attempt(async () => {
      saveFile(await fileFromDesk(salesDeskRoutes.leadsCsv, requestOf(place)), `leads-${place.view}.csv`)
    }, '')

  return (
    <div className={`${styles.tools} ${fields.fields}`}>
      <Form
        role="search"
        className={styles.search}
        onSubmit={() => {
          setTyped({ text, at: text.trim() })
          goTo({ ...place, lead: undefined, search: text.trim() })
        }}
      >
        <DeskIcon name="search" size={18} />
        <input
          ref={field}
          type="search"
          value={text}
          {...length.field}
          id={id}
          spellCheck={false}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="Search leads, notes and answers"
          placeholder="Search"
          onChange={({ target }) => setTyped({ text: target.value, at: place.search })}
        />
      </Form>
      <Choice
        className={styles.filter}
        aria-label="Assigned to"
        value={place.assignee ?? ''}
        options={[['', 'Everybody’s'], ['nobody', 'Nobody’s'], ...memberOptions(workersOf(team))]}
        onChoose={(assignee) => goTo({ ...place, lead: undefined, assignee: assignee || undefined })}
      />
      {me.role !== 'reader' && (
        <button
          type="button"
          className="icon-button edge"
          aria-label="Save this list as a CSV file"
          title="Save this list as a CSV file"
          onClick={() => void saveList()}
        >
          <DeskIcon name="download" size={18} />
        </button>
      )}
      {(labels.length > 0 || place.label !== undefined) && (
        <Choice
          className={styles.label}
          aria-label="With the label"
          value={place.label ?? ''}
          options={[
            ['', 'With any label or none'],
            ...[...new Set([...labels, ...(place.label === undefined ? [] : [place.label])])].map(
              (label) => [label, label] as const,
            ),
          ]}
          onChoose={(label) => goTo({ ...place, lead: undefined, label: label || undefined })}
        />
      )}
      {length.message}
      <Failure sentence={failure} />
    </div>
  )
}
