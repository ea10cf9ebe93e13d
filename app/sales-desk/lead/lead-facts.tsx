import type { LeadDetail } from '../../../lead/sales-desk-leads.ts'
import { Button } from '../../ui/button.tsx'
import { PlaceLink } from '../address/place-link.tsx'
import type { Place } from '../address/place.ts'
import { DeskIcon } from '../frame/desk-icon.tsx'
import { useSession } from '../state/session-store.ts'
import { fullMoment } from '../time/dates.ts'
import { deliveryKind, deliveryWords } from './delivery-words.ts'
import styles from './lead-facts.module.css'
import { PersonActs } from './person-acts.tsx'
import type { WantedChange } from './use-lead.ts'

interface LeadFactsProps {
  lead: LeadDetail
  place: Partial<Place>
  onChange: (change: WantedChange) => void
  onErased: () => void
}

/** How to reach the person, what they agreed to, how the mails stand, and what can be done for the person. */
export function LeadFacts({ lead, place, onChange, onErased }: LeadFactsProps) {
  const { me } = useSession()
  return (
    <aside className={styles.facts} aria-label="About this lead">
      <section aria-labelledby="lead-reach">
        <h3 id="lead-reach" className="label">
          Reach
        </h3>
        <ul className={styles.reach}>
          <li>
            <DeskIcon name="mail" size={16} />
            <a href={`mailto:${encodeURIComponent(lead.email)}`}>{lead.email}</a>
          </li>
          {lead.phone && (
            <li>
              <DeskIcon name="phone" size={16} />
              <a href={`tel:${lead.phone.replaceAll(/[^+\d]/g, '')}`}>{lead.phone}</a>
            </li>
          )}
        </ul>
      </section>
      {lead.others.length > 0 && (
        <section aria-labelledby="lead-others">
          <h3 id="lead-others" className="label">
            Wrote before
          </h3>
          <ul className={styles.others}>
            {lead.others.map((reference) => (
              <li key={reference}>
                <PlaceLink to={{ ...place, lead: reference }}>{reference}</PlaceLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="lead-deliveries">
        <h3 id="lead-deliveries" className="label">
          Deliveries
        </h3>
        <ul className={styles.deliveries}>
          {lead.deliveries.map((delivery) => (
            <li key={delivery.id} data-state={delivery.state}>
              <b>{deliveryKind(delivery.kind)}</b>
              <span className={styles.address}>{delivery.address}</span>
              <span>{deliveryWords(delivery)}</span>
              {delivery.lastError && delivery.state !== 'delivered' && (
                <span className={styles.fault}>{delivery.lastError}</span>
              )}
              {delivery.canResend && delivery.lastError !== null && me.role !== 'reader' && (
                <Button
                  size="small"
                  look="outline"
                  onClick={() => onChange({ what: 'resend', deliveryId: delivery.id })}
                >
                  Send again
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="lead-consent">
        <h3 id="lead-consent" className="label">
          Consent
        </h3>
        <p>
          Notice version {lead.consent.version}, read when the form was sent {fullMoment(lead.receivedAt)}.
        </p>
        {lead.consent.notice !== null && <q className={styles.notice}>{lead.consent.notice}</q>}
      </section>
      {lead.spam.reasons.length > 0 && (
        <section aria-labelledby="lead-spam">
          <h3 id="lead-spam" className="label">
            Spam score {lead.spam.score}
          </h3>
          <ul>
            {lead.spam.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="lead-person">
        <h3 id="lead-person" className="label">
          Reference {lead.reference}
        </h3>
        {me.role !== 'reader' && <PersonActs lead={lead} onErased={onErased} />}
      </section>
    </aside>
  )
}
