import { useState } from 'react'
import { site } from '../../../common/brand/site.ts'
import { DeskHeader } from '../../../common/app-shell/desk-header.tsx'
import { fieldNames } from '../../wire/template-fields.ts'
import { Button, SideButton } from '../../../common/ui/button.tsx'
import { useAsked } from '../api/use-asked.ts'
import { DeskSection } from '../frame/form-parts.tsx'
import { LoadFailure } from '../frame/outcome.tsx'
import page from '../frame/side-page.module.css'
import { useSession } from '../state/session-store.ts'
import { useStore } from '../../../common/ui/store.ts'
import { TeamFiles } from './team-files.tsx'
import { TemplateForm } from './template-form.tsx'
import { loadTemplates, templateStore } from './template-store.ts'
import styles from './templates-page.module.css'

/** Answers that the team writes repeatedly. */
export default function TemplatesPage() {
  const { me } = useSession()
  const templates = useStore(templateStore)
  const { failure, load } = useAsked(loadTemplates)
  /** Id of the one being edited; `new` for a new one. */
  const [open, setOpen] = useState<number | 'new'>()
  const mayChange = me.role !== 'reader'
  return (
    <>
      <DeskHeader
        title="Templates"
        lead="Answers to begin with. They are filled in when they are chosen at a lead."
        side={
          mayChange &&
          open === undefined && (
            <Button size="small" onClick={() => setOpen('new')}>
              Add a template
            </Button>
          )
        }
      />
      <div className={page.page}>
        {failure && <LoadFailure sentence={failure} onRetry={() => void load()} />}
        {open === 'new' && <TemplateForm onDone={() => setOpen(undefined)} />}
        {templates?.length === 0 && open === undefined && (
          <p className={page.note}>There are no templates yet.</p>
        )}
        {templates && templates.length > 0 && (
          <ul className={styles.templates}>
            {templates.map((template) => (
              <li key={template.id}>
                {open === template.id ? (
                  <TemplateForm template={template} onDone={() => setOpen(undefined)} />
                ) : (
                  <>
                    <h2 className="heading-4">{template.name}</h2>
                    <p>
                      <b>{template.subject}</b>
                    </p>
                    <p className={`${page.note} ${styles.text}`}>{template.text}</p>
                    {mayChange && (
                      <SideButton onClick={() => setOpen(template.id)}>
                        Change<span className="visually-hidden"> {template.name}</span>
                      </SideButton>
                    )}
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        <TeamFiles mayChange={mayChange} />
        <DeskSection title="Fields">
          <p className={page.note}>
            Write them in double braces; each becomes what it says of the lead:{' '}
            {fieldNames(site.booking).map((field, at) => (
              <span key={field}>
                {at > 0 && <span>, </span>}
                <code className={styles.field}>{`{{${field}}}`}</code>
              </span>
            ))}
            .
          </p>
        </DeskSection>
      </div>
    </>
  )
}
