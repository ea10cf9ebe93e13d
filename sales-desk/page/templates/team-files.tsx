import { useRef } from 'react'
import { largestFile, type TeamFileList } from '../../wire/changes.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { tellDesk } from '../api/ask-desk.ts'
import { DeskError } from '../api/desk-error.ts'
import { useAsked } from '../api/use-asked.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { SideButton } from '../../../common/ui/button.tsx'
import { DeskSection } from '../frame/form-parts.tsx'
import { LoadFailure, Outcome } from '../frame/outcome.tsx'
import page from '../frame/side-page.module.css'
import { useStore } from '../../../common/ui/store.ts'
import { fileSize } from './file-size.ts'
import { fileStore, loadFiles } from './file-store.ts'

/** PDFs to attach to an answer: an offer, a price list, a leaflet. */
export function TeamFiles({ mayChange }: { mayChange: boolean }) {
  const files = useStore(fileStore)
  const { failure, load } = useAsked(loadFiles)
  const act = useAttempt()
  const input = useRef<HTMLInputElement>(null)
  const add = (file: File) =>
    act.attempt(async () => {
      if (file.size > largestFile)
        throw new DeskError('A file holds at most 5 MB. Save a smaller PDF, and add it.', 0)
      const wanted = { name: file.name, content: await inBase64(file) }
      fileStore.write((await tellDesk<TeamFileList>(salesDeskRoutes.files, wanted)).files)
    }, 'The file is added.')
  const remove = (id: number) =>
    act.attempt(async () => {
      fileStore.write((await tellDesk<TeamFileList>(salesDeskRoutes.fileRemove, { id })).files)
    }, 'The file is removed. Answers that have it keep it.')
  return (
    <DeskSection title="Files">
      <p className={page.note}>PDFs that can go with an answer, of 5 MB at most.</p>
      {failure && <LoadFailure sentence={failure} onRetry={() => void load()} />}
      {files && files.length > 0 && (
        <ul className={page.rows}>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <div>
                <a className="press-target quiet-link" href={salesDeskRoutes.file(id)} download>
                  {name}
                </a>
                <small>{fileSize(size)}</small>
              </div>
              {mayChange && (
                <SideButton onClick={() => void remove(id)}>
                  Remove<span className="visually-hidden"> {name}</span>
                </SideButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <div>
          <input
            ref={input}
            type="file"
            accept="application/pdf"
            className="visually-hidden"
            tabIndex={-1}
            aria-label="A PDF"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void add(file)
              target.value = ''
            }}
          />
          <SideButton aria-disabled={act.isBusy} onClick={() => input.current?.click()}>
            {act.isBusy ? 'Adding…' : 'Add a PDF'}
          </SideButton>
        </div>
      )}
      <Outcome failure={act.failure} done={act.done} />
    </DeskSection>
  )
}

async function inBase64(file: File): Promise<string> {
  const reader = new FileReader()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
  reader.addEventListener('error', () => reject(new DeskError('The browser could not read this file.', 0)))
  reader.readAsDataURL(file)
  return (await promise).replace(/^[^,]*,/, '')
}
