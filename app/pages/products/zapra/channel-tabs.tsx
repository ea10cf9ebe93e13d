import { channels } from '../../../../content/products/zapra-channels.ts'
import { TabList } from '../../../ui/tabs.tsx'
import styles from './channel-tabs.module.css'

/** The five channels to choose from, and what Zapra remembers on all of them. Static. */
export function ChannelTabs() {
  return (
    <>
      <TabList label="Messaging channels" orientation="vertical" className={styles.list} tabs={channels} />
      <div className={styles.memory}>
        <p className="label">Remembered on all channels</p>
        <dl>
          <div>
            <dt>Customer</dt>
            <dd>Sunita Patil, Marathi first</dd>
          </div>
          <div>
            <dt>Open</dt>
            <dd>Nominee form, half filled</dd>
          </div>
          <div>
            <dt>Agreed to</dt>
            <dd>WhatsApp yes, SMS yes</dd>
          </div>
        </dl>
        <p>Erased when she asks, on every channel at once.</p>
      </div>
    </>
  )
}
