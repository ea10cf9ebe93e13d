import type { Channel } from '../../../content/products/zapra-channels.ts'
import { LineIcon } from '../../../../common/ui/line-icon.tsx'
import * as chatIcons from './chat-icons.ts'
import { ChatLines } from './chat-lines.tsx'
import styles from './phone.module.css'

/** The icon at the right of the chat's head. */
const headSigns = {
  whatsapp: chatIcons.phone,
  instagram: chatIcons.info,
  messenger: chatIcons.phone,
  'web-chat': chatIcons.x,
  sms: undefined,
} satisfies Record<Channel['id'], string | undefined>

/** The foot of a phone: icons, and between them the bar in which the customer's words appear while the chat plays. */
const bars = {
  whatsapp: { before: [chatIcons.plus], input: 'Message', after: [chatIcons.camera, chatIcons.mic] },
  instagram: { before: [chatIcons.camera], input: 'Message…', after: [chatIcons.image, chatIcons.smile] },
  messenger: { before: [chatIcons.circlePlus, chatIcons.image], input: 'Aa', after: [chatIcons.thumbsUp] },
  'web-chat': {
    before: [],
    input: 'Write a message',
    after: [chatIcons.paperclip, chatIcons.sendHorizontal],
  },
  sms: { before: [], input: 'Text message', after: [chatIcons.arrowUp] },
} satisfies Record<Channel['id'], { before: string[]; input: string; after: string[] }>

/** A picture of a phone with a sample chat: one frame, five looks. Nothing in it is clickable. */
export function Phone({ channel }: { channel: Channel }) {
  const { id, name, business, messages } = channel
  const headSign = headSigns[id]
  return (
    <div
      className={styles.phone}
      data-channel={id}
      role="group"
      aria-label={`Picture of a phone with a sample chat on ${name}`}
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
      <div className={styles.bar} aria-hidden="true">
        <Signs svgs={bars[id].before} />
        <span className={styles.input} data-chat-input={bars[id].input}>
          {bars[id].input}
        </span>
        {id === 'sms' && <small className="tabular">160</small>}
        <Signs svgs={bars[id].after} />
      </div>
    </div>
  )
}

function Signs({ svgs }: { svgs: string[] }) {
  return svgs.map((svg) => <LineIcon key={svg} svg={svg} />)
}
