import { Button } from '../../ui/button.tsx'
import { SideButton } from '../frame/form-parts.tsx'
import { useSession } from '../state/session-store.ts'
import { fullMoment } from '../time/dates.ts'
import { changeWords } from './change-words.ts'
import { historyWords } from './history-words.ts'
import styles from './lead-news.module.css'
import type { OpenLead, WantedChange } from './use-lead.ts'

/** What a colleague did while the lead was open here; where that stopped a change, the choice to repeat it. */
export function LeadNews({ open, onRepeat }: { open: OpenLead; onRepeat: (change: WantedChange) => void }) {
  const { me, team } = useSession()
  const { news, refused } = open
  return (
    <div role="status">
      {(news.length > 0 || refused) && (
        <div className={styles.news}>
          <p>
            <b>
              {refused ? 'A colleague was first. Nothing of yours is saved yet, nor lost.' : 'Meanwhile:'}
            </b>
          </p>
          <ul>
            {news.map((entry) => (
              <li key={entry.id}>
                {historyWords(entry, team, me.id)}{' '}
                <time className="text-2" dateTime={entry.at}>
                  {fullMoment(entry.at)}
                </time>
                {entry.kind === 'note' && <q>{entry.text}</q>}
              </li>
            ))}
          </ul>
          <div className="buttons">
            {refused && (
              <Button size="small" onClick={() => onRepeat(refused)}>
                {changeWords[refused.what].repeat}
              </Button>
            )}
            <SideButton onClick={open.dismissNews}>{refused ? 'Leave it as it is' : 'Understood'}</SideButton>
          </div>
        </div>
      )}
    </div>
  )
}
