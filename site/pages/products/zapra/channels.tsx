import { inWords } from '../../../../common/content/in-words.ts'
import { type Channel, channels } from '../../../content/products/zapra-channels.ts'
import { TabSection } from '../../../sections/tab-section.tsx'
import { LineIcon } from '../../../../common/ui/line-icon.tsx'
import { PauseButton } from '../../../../common/ui/pause-button.tsx'
import { TabList, TabPanel, TabPanels } from '../../../../common/ui/tabs.tsx'
import styles from './channels.module.css'
import * as chatIcons from './chat-icons.ts'
import { Phone } from './phone.tsx'

/** Five phones, each with a chat that plays (chat-player.behaviour.ts), and what applies to all. */
export function Channels() {
  return (
    <TabSection
      id="channels"
      behaviour="chat-player"
      title={`Messaging channels: ${inWords(channels.length)} chats, and email`}
      lead="One memory for all of them. By email, Zapra reads the mailbox, finds the account and replies with the right document."
    >
      <div className={`stack-narrow ${styles.switch}`}>
        <div className={styles.side}>
          <TabList label="Messaging channels" orientation="vertical" tabs={channels} />
          <div className={styles.memory}>
            <p className="label">Remembered on all channels</p>
            <Terms
              terms={{
                Customer: 'Sunita Patil, Marathi first',
                Open: 'Nominee form, half filled',
                'Agreed to': 'WhatsApp yes, SMS yes',
              }}
            />
            <p className="small">Erased when she asks, on every channel at once.</p>
          </div>
        </div>
        <div className={styles.player}>
          <PauseButton of="the chats" />
          <p className="caption">Sample chats. Shops, bank and people are fictional.</p>
        </div>
        <TabPanels className={styles.stage}>
          {channels.map((channel) => (
            <TabPanel key={channel.id} id={channel.id} title={channel.name}>
              <div className={styles.channel}>
                <Phone channel={channel} />
                <ChannelRules channel={channel} />
              </div>
            </TabPanel>
          ))}
        </TabPanels>
      </div>
    </TabSection>
  )
}

const signs = {
  whatsapp: chatIcons.messageCircle,
  instagram: chatIcons.camera,
  messenger: chatIcons.messagesSquare,
  'web-chat': chatIcons.appWindow,
  sms: chatIcons.messageSquare,
} satisfies Record<Channel['id'], string>

function ChannelRules({ channel: { id, name, gist, rules } }: { channel: Channel }) {
  return (
    <div>
      <h3 className="heading-3">
        <LineIcon className="text-3" svg={signs[id]} size={26} weight={1.2} />
        On {name}
      </h3>
      <p className={`text-2 ${styles.gist}`}>{gist}</p>
      <Terms
        terms={{ Opens: rules.opens, 'Free to reply': rules.freeToReply, 'Hands over': rules.handsOver }}
      />
    </div>
  )
}

function Terms({ terms }: { terms: Record<string, string> }) {
  return (
    <dl className={styles.terms}>
      {Object.entries(terms).map(([term, text]) => (
        <div key={term} className="stack-large">
          <dt className="small-muted">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
