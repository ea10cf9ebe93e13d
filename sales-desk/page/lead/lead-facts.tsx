import { factsOf, type LeadFieldName } from '../../../common/lead/lead-fields.ts'
import { whatsappLink } from '../../../common/lead/whatsapp-link.ts'
import { sourceFacts } from '../../../common/lead/lead-source.ts'
import type { LeadDetail } from '../../wire/leads.ts'
import { PlaceLink } from '../address/place-link.tsx'
import type { Place } from '../address/place.ts'
import { DeskIcon, type DeskIconName } from '../../../common/app-shell/desk-icon.tsx'
import fields from '../frame/fields.module.css'
import { SideButton } from '../../../common/ui/button.tsx'
import { useSession } from '../state/session-store.ts'
import { fullMoment } from '../time/dates.ts'
import { deliveryKind, deliveryWords } from './delivery-words.ts'
import styles from './lead-facts.module.css'
import { FactsPart as Part } from './facts-part.tsx'
import { FollowUp } from './follow-up.tsx'
import { LeadLabels } from './lead-labels.tsx'
import { PersonActs } from './person-acts.tsx'
import type { WantedChange } from './use-lead.ts'

const icons: Partial<Record<LeadFieldName, DeskIconName>> = { email: 'mail', phone: 'phone' }

interface LeadFactsProps {
  lead: LeadDetail
  place: Partial<Place>
  onChange: (change: WantedChange) => void
  onErased: () => void
}

/** How to reach the person, what they agreed to, the state of the mails, and actions for the person. */
export function LeadFacts({ lead, place, onChange, onErased }: LeadFactsProps) {
  const { me } = useSession()
  const source = sourceFacts(lead.source).filter(({ value }) => value !== lead.source.agreed)
  const links: Partial<Record<LeadFieldName, string>> = {
    email: `mailto:${encodeURIComponent(lead.email)}`,
    ...(lead.dialled !== null && { phone: `tel:${lead.dialled}` }),
  }
  return (
    <aside className={styles.facts} aria-label="About this lead">
      <Part id="lead-reach" title="Reach">
        <ul className={styles.reach}>
          {factsOf(lead, 'name', 'company').map(({ name, label, value }) => (
            <li key={name}>
              <DeskIcon name={icons[name] ?? 'file-text'} size={16} />
              {links[name] ? (
                <a className="press-target quiet-link" href={links[name]} aria-label={value}>
                  <BreakingAddress text={value} />
                </a>
              ) : (
                <span>{`${label}: ${value}`}</span>
              )}
            </li>
          ))}
          {lead.phoneE164 !== null && (
            <li>
              <DeskIcon name="message-circle" size={16} />
              <a
                className="press-target quiet-link"
                href={whatsappLink(lead.phoneE164)}
                target="_blank"
                rel="noopener noreferrer"
              >
                WhatsApp
              </a>
            </li>
          )}
        </ul>
      </Part>
      {source.length > 0 && (
        <Part id="lead-source" title="Came from">
          <dl className={styles.source}>
            {source.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-2">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {lead.stage !== 'spam' && <FollowUp lead={lead} onChange={onChange} />}
      <LeadLabels lead={lead} onChange={onChange} />
      {lead.others.length > 0 && (
        <Part id="lead-others" title="Wrote before">
          <ul>
            {lead.others.map((reference) => (
              <li key={reference}>
                <PlaceLink className="press-target quiet-link" to={{ ...place, lead: reference }}>
                  {reference}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part id="lead-deliveries" title="Deliveries">
        <ul className={styles.deliveries}>
          {lead.deliveries.map((delivery) => (
            <li key={delivery.id} data-state={delivery.state}>
              <b>{deliveryKind(delivery.kind)}</b>
              <span className="text-2">
                <BreakingAddress text={delivery.address} />
              </span>
              <span>{deliveryWords(delivery)}</span>
              {delivery.lastError && delivery.state !== 'delivered' && (
                <span className={fields.failure}>{delivery.lastError}</span>
              )}
              {delivery.canResend && delivery.lastError !== null && me.role !== 'reader' && (
                <SideButton onClick={() => onChange({ what: 'resend', deliveryId: delivery.id })}>
                  Send again
                </SideButton>
              )}
            </li>
          ))}
        </ul>
      </Part>
      <Part id="lead-consent" title="Consent">
        <p>{consentWords(lead)}</p>
        {lead.consent.notice !== null && <q className="text-2">{lead.consent.notice}</q>}
      </Part>
      {lead.spam.reasons.length > 0 && (
        <Part id="lead-spam" title={`Spam score ${lead.spam.score}`}>
          <ul>
            {lead.spam.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part id="lead-person" title={`Reference ${lead.reference}`}>
        {me.role !== 'reader' && <PersonActs lead={lead} onErased={onErased} />}
      </Part>
    </aside>
  )
}

/** What is known about how the person agreed. */
function consentWords({ source, consent, receivedAt }: LeadDetail): string {
  if (source.agreed) return source.agreed
  if (consent.version === '') return 'Nothing was noted of how the person agreed.'
  return `Notice version ${consent.version}, read when the form was sent ${fullMoment(receivedAt)}.`
}

/** An email address that wraps before its @, not in the middle of a word. */
function BreakingAddress({ text }: { text: string }) {
  const at = text.lastIndexOf('@')
  if (at < 1) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}
