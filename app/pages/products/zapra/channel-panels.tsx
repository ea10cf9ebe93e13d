import { Fragment } from 'react'
import { type Channel, channels } from '../../../../content/products/zapra-channels.ts'
import { LineIcon } from '../../../ui/line-icon.tsx'
import { TabPanel, TabPanels } from '../../../ui/tabs.tsx'
import styles from './channel-panels.module.css'
import { chatIcons } from './chat-icons.ts'
import { Phone } from './phone.tsx'

const signs = {
  whatsapp: chatIcons.messageCircle,
  instagram: chatIcons.camera,
  messenger: chatIcons.messagesSquare,
  'web-chat': chatIcons.appWindow,
  sms: chatIcons.messageSquare,
} satisfies Record<Channel['id'], string>

/** Each channel’s phone, and the rules that Zapra keeps there. Static. */
export function ChannelPanels() {
  return (
    <TabPanels>
      {channels.map((channel) => (
        <TabPanel key={channel.id} id={channel.id} title={channel.name}>
          <div className={styles.channel}>
            <Phone channel={channel} />
            <ChannelRules channel={channel} />
          </div>
        </TabPanel>
      ))}
    </TabPanels>
  )
}

function ChannelRules({ channel: { id, name, gist, rules } }: { channel: Channel }) {
  const rows = [
    ['Opens', rules.opens],
    ['Free to reply', rules.freeToReply],
    ['Hands over', rules.handsOver],
  ]
  return (
    <div className={styles.rules}>
      <h3 className={`heading-3 ${styles.channelName}`}>
        <LineIcon svg={signs[id]} size={26} weight={1.2} />
        On {name}
      </h3>
      <p className={styles.gist}>{gist}</p>
      <dl>
        {rows.map(([label, rule]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{rule}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}
