import type { Channel } from '../../../../content/products/zapra-channels.ts'
import { LineIcon } from '../../../ui/line-icon.tsx'
import { chatIcons } from './chat-icons.ts'
import { ChatLines } from './chat-lines.tsx'
import { PhoneBar } from './phone-bar.tsx'
import styles from './phone.module.css'

/** The sign at the right of the chat's head. */
const headSigns = {
  whatsapp: chatIcons.phone,
  instagram: chatIcons.info,
  messenger: chatIcons.phone,
  'web-chat': chatIcons.x,
  sms: undefined,
} satisfies Record<Channel['id'], string | undefined>

/** A picture of a phone with a sample chat: one frame, five manners. Nothing in it can be pressed. Static. */
export function Phone({ channel }: { channel: Channel }) {
  const { id, name, business, messages } = channel
  const headSign = headSigns[id]
  return (
    <div
      className={styles.phone}
      data-channel={id}
      role="group"
      aria-label={`Picture of a phone with a sample ${name} chat`}
    >
      {id === 'web-chat' ? (
        <div className={styles.site} aria-hidden="true">
          <p>
            <LineIcon svg={chatIcons.lock} size={13} />
            sahyog.example/reports
          </p>
          <b>Reports and bills</b>
        </div>
      ) : (
        <div className={`tabular ${styles.status}`} aria-hidden="true">
          <span data-chat-clock="">{messages.at(-1)?.time}</span>
          <i />
        </div>
      )}
      <div className={styles.head}>
        {id !== 'web-chat' && <LineIcon svg={chatIcons.chevronLeft} />}
        <span className={styles.face} aria-hidden="true">
          {id === 'sms' ? <LineIcon svg={chatIcons.messageSquare} size={16} /> : business.name.slice(0, 1)}
        </span>
        <p>
          <b>{business.name}</b>
          {business.status && <small>{business.status}</small>}
        </p>
        {headSign && <LineIcon svg={headSign} size={18} />}
      </div>
      <ChatLines channel={channel} />
      <PhoneBar channel={id} />
    </div>
  )
}
