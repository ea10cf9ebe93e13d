import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { BackBar } from '../../../common/app-shell/back-bar.tsx'
import { NothingListed } from '../../../common/app-shell/nothing-listed.tsx'
import { PlaceLink } from '../address/place-link.tsx'
import { type Place, placeAddress, readPlace } from '../address/place.ts'
import { type Draft, newKey, useDraft } from '../drafts/draft-store.ts'
import { Failure, LoadFailure } from '../frame/outcome.tsx'
import { useDeskKeys } from '../keys/use-desk-keys.ts'
import { useSession } from '../state/session-store.ts'
import { changeWords } from './change-words.ts'
import { fieldOf, inWordsOf, LeadComposer, openerId, savedDraft } from './lead-composer.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { LeadHead } from './lead-head.tsx'
import { LeadNews } from './lead-news.tsx'
import styles from './lead-panel.module.css'
import { LeadTimeline } from './lead-timeline.tsx'
import { useLead, type WantedChange } from './use-lead.ts'
import { usePresence } from './use-presence.ts'

interface LeadPanelProps {
  reference: string
  place: Place
  /** Back to the list, on phones, where it is not beside the lead. */
  backTo: Partial<Place> | undefined
}

/** The open lead. */
export function LeadPanel({ reference, place, backTo }: LeadPanelProps) {
  const { me } = useSession()
  const open = useLead(reference, me.id)
  const { draft, change: changeDraft } = useDraft(me.id, reference)
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [saved, setSaved] = useState<WantedChange>()
  const { lead, absent, failure } = open
  const hasFailed = saved?.what === 'answer' && lead?.answers.at(-1)?.delivery.state === 'dead'
  const mayChange = me.role !== 'reader'
  usePresence(reference)
  useHeadingFocus(heading, reference, lead !== undefined)
  useDeskKeys(
    (key) => {
      if (!mayChange || lead === undefined) return false
      if (key === 'e' && (lead.email || lead.phoneE164)) {
        changeDraft({ open: 'answer' })
        field.current?.focus()
        return true
      }
      // The list would treat it as going back.
      if (key !== 'Escape' || draft.open === undefined) return false
      changeDraft({ open: undefined })
      return true
    },
    { capture: true },
  )
  useFieldFocus(field, draft.open)

  const save = async (wanted: WantedChange) => {
    setSaved(undefined)
    const end = await open.change(wanted)
    // The key may have been used for other text: from a copy of this tab, or if the desk's answer was lost.
    if (end === 'refused' && wanted.what === 'answer') changeDraft({ key: newKey() })
    // The field closes and keeps its text: on a phone it would cover the notice with both texts.
    if (end === 'sent-before') changeDraft({ key: newKey(), open: undefined })
    if (end !== 'saved') return
    const written = fieldOf(wanted.what)
    if (written) {
      changeDraft(savedDraft(written))
      heading.current?.focus({ preventScroll: true })
    }
    setSaved(wanted)
  }
  const onChange = (wanted: WantedChange) => void save(wanted)
  const onRepeat = (wanted: WantedChange) => onChange(inWordsOf(draft, wanted))

  return (
    <section className={styles.panel} aria-label="Lead" aria-busy={!lead && !absent}>
      {backTo && <BackBar to={placeAddress(backTo)} words="Leads" className={styles.bar} />}
      {absent !== undefined && !lead && (
        <Absent why={absent} onRetry={() => void open.load()} back={{ ...place, lead: undefined }} />
      )}
      {lead && (
        <>
          <LeadHead lead={lead} heading={heading} onChange={onChange} />
          <LeadNews open={open} draft={draft} onDraft={changeDraft} onRepeat={onRepeat} />
          {failure && fieldOf(failure.of) === undefined && (
            <Failure sentence={failure.sentence} className={styles.failure} />
          )}
          <div className={styles.body}>
            <LeadTimeline lead={lead} />
            <LeadFacts lead={lead} place={place} onChange={onChange} onErased={open.showErased} />
          </div>
          <p role="status" className={styles.said} data-failed={hasFailed || undefined}>
            {draft.open === undefined &&
              saved &&
              (hasFailed
                ? 'The answer was not taken. Why, and how to send it again, stands under Deliveries.'
                : changeWords[saved.what].saved)}
          </p>
          {mayChange && lead.stage !== 'spam' && (
            <LeadComposer
              lead={lead}
              open={open}
              draft={draft}
              onDraft={changeDraft}
              onChange={onChange}
              field={field}
            />
          )}
        </>
      )}
    </section>
  )
}

interface AbsentProps {
  why: 'missing' | 'erased' | { failure: string }
  back: Partial<Place>
  onRetry: () => void
}

function Absent({ why, back, onRetry }: AbsentProps) {
  if (typeof why === 'object')
    return (
      <div className={styles.absent}>
        <LoadFailure sentence={why.failure} onRetry={onRetry} />
      </div>
    )
  return (
    <div className={styles.absent} role="status">
      <NothingListed>
        <span>
          {why === 'erased'
            ? 'This person was erased, with everything kept about them.'
            : 'There is no such lead.'}
        </span>{' '}
        <PlaceLink to={back}>Back to the list</PlaceLink>
      </NothingListed>
    </div>
  )
}

/** The lead in the address at page load, until it has been shown. */
let loadedAt = readPlace(location.search, '').lead

/** Opening a lead focuses its name; not at page load. */
function useHeadingFocus(
  heading: RefObject<HTMLHeadingElement | null>,
  reference: string,
  isThere: boolean,
): void {
  useEffect(() => {
    if (!isThere) return
    if (reference !== loadedAt) heading.current?.focus({ preventScroll: true })
    loadedAt = undefined
  }, [heading, reference, isThere])
}

/**
 * Opening a field focuses it; not when a lead with an open draft is opened. Closing it returns to the button that opens
 * it.
 */
function useFieldFocus(field: RefObject<HTMLTextAreaElement | null>, which: Draft['open']): void {
  const last = useRef(which)
  useLayoutEffect(() => {
    const before = last.current
    last.current = which
    if (which === before) return
    if (which !== undefined) field.current?.focus()
    else if (before !== undefined && document.activeElement === document.body)
      document.getElementById(openerId(before))?.focus()
  }, [field, which])
}
