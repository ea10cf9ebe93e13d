import { botIds, bots } from '../../content/pricing.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { rupees } from '../../../common/ui/indian-numbers.ts'
import styles from './all-bots.module.css'
import { CopyLink } from './copy-link.tsx'
import { counted, type Entries, messageLine, searchOf, usedBots } from './estimate-entries.ts'
import { Price } from './price.tsx'
import { readVolume } from './read-volume.ts'

/** The estimate for all bots together, with the ways to discuss it or share it as a link. */
export function AllBots({ entries }: { entries: Entries }) {
  const used = usedBots(entries)
  const total = used.reduce((sum, bot) => sum + bot.total, 0)
  return (
    <div>
      <h3 className="label">All your bots, per month</h3>
      <dl className={`tabular ${styles.bots}`}>
        {botIds.map((id) => {
          const { name, unit } = bots[id]
          const bot = used.find((one) => one.id === id)
          const { fault } = readVolume(entries[id], unit.many)
          return (
            <div key={id}>
              <dt>
                {name}
                <span className="small">
                  {bot
                    ? `${bot.names}, ${counted(bot.volume, unit)}`
                    : fault
                      ? `Not counted: ${unit.many} to correct`
                      : 'Not used'}
                </span>
              </dt>
              <dd>{rupees(bot?.total ?? 0)}</dd>
            </div>
          )
        })}
      </dl>
      <Price className={styles.total} rupees={total} />
      <p className={styles.terms}>
        Taxes and telecom costs are not included. Training and integration are free.
      </p>
      <div className={styles.actions}>
        <ContactButton
          heading="Talk your estimate through with us."
          firstLine={messageLine(entries)}
          aria-label="Contact Sales about this estimate"
        >
          Contact Sales
        </ContactButton>
        <CopyLink address={`${searchOf(entries)}#estimate`} />
      </div>
    </div>
  )
}
