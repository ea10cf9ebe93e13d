import { DeskHeader } from '../../../common/app-shell/desk-header.tsx'
import type { DeskSettings } from '../../wire/desk-settings.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { useAsked } from '../api/use-asked.ts'
import { LoadFailure } from '../frame/outcome.tsx'
import page from '../frame/side-page.module.css'
import { useSession } from '../state/session-store.ts'
import { HoursForm } from './hours-form.tsx'

/** Which hours count towards the promise of 24 hours. Everybody may view it, the owner may change it. */
export default function SettingsPage() {
  const { me } = useSession()
  const { answer, failure, load, setAnswer } = useAsked<DeskSettings>(salesDeskRoutes.settings)
  return (
    <>
      <DeskHeader title="Settings" lead="Which hours count for the promise of an answer within 24 hours." />
      <div className={page.page}>
        {failure && <LoadFailure sentence={failure} onRetry={() => void load()} />}
        {answer && <HoursForm settings={answer} mayChange={me.role === 'owner'} onSaved={setAnswer} />}
      </div>
    </>
  )
}
