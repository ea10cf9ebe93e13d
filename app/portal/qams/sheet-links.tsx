import { PortalLink } from '../shell/portal-link.tsx'
import type { CallWords } from '../../../content/portal/call-words.ts'
import type { AgentId } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import { agentWords } from '../../../content/portal/quality-words.ts'
import { mayOpen } from '../session/access.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { PortalIcon } from '../shell/portal-icon.tsx'
import type { MorningFigures } from './morning-figures.ts'
import styles from './score-sheet.module.css'

interface SheetLinksProps {
  agent: AgentId
  figures: MorningFigures
  /** Search text of the agent's own view. */
  agentSearch: string
  elsewhere: NonNullable<CallWords['elsewhere']>
}

/** From a sheet to its agent's day and, where the account may open it, to the same call on another desk. */
export function SheetLinks({ agent, figures, agentSearch, elsewhere }: SheetLinksProps) {
  const user = useCurrentUser()
  const calls = figures.scored.filter(({ sheet }) => sheet.agent === agent).length
  return (
    <ul className={styles.links}>
      <li>
        <PortalLink to={agentSearch} className="tabular quiet-link press-target">
          {agentWords.today(agentName(agent), figures.averages[agent].toFixed(1), calls)}
        </PortalLink>
      </li>
      {elsewhere
        .filter(({ desk }) => user && mayOpen(user, desk))
        .map(({ desk, search, words }) => (
          <li key={desk}>
            <PortalLink className="quiet-link press-target" to={`/dashboard/${desk}${search}`}>
              {words}
              <PortalIcon name="arrow-right" size={16} />
            </PortalLink>
          </li>
        ))}
    </ul>
  )
}
