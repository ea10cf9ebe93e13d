import type { ReactNode } from 'react'
import type { Channel } from '../../../../content/products/zapra-channels.ts'
import { LineIcon } from '../../../ui/line-icon.tsx'
import { chatIcons } from './chat-icons.ts'
import styles from './phone-bar.module.css'

const bars = {
  whatsapp: (
    <>
      <LineIcon svg={chatIcons.plus} />
      <Input>Message</Input>
      <LineIcon svg={chatIcons.camera} />
      <Send svg={chatIcons.mic} />
    </>
  ),
  instagram: (
    <>
      <Send svg={chatIcons.camera} />
      <Input>Message…</Input>
      <LineIcon svg={chatIcons.image} />
      <LineIcon svg={chatIcons.smile} />
    </>
  ),
  messenger: (
    <>
      <LineIcon svg={chatIcons.circlePlus} />
      <LineIcon svg={chatIcons.image} />
      <Input>Aa</Input>
      <Send svg={chatIcons.thumbsUp} />
    </>
  ),
  'web-chat': (
    <>
      <Input>Write a message</Input>
      <LineIcon svg={chatIcons.paperclip} />
      <Send svg={chatIcons.sendHorizontal} />
    </>
  ),
  sms: (
    <>
      <Input>Text message</Input>
      <small className="tabular">160</small>
      <Send svg={chatIcons.arrowUp} />
    </>
  ),
} satisfies Record<Channel['id'], ReactNode>

/** The foot of a phone: a drawing of an input bar, in which the customer's words appear while the chat plays. */
export function PhoneBar({ channel }: { channel: Channel['id'] }) {
  return (
    <div className={styles.bar} data-channel={channel} aria-hidden="true">
      {bars[channel]}
    </div>
  )
}

function Input({ children }: { children: string }) {
  return (
    <span className={styles.input} data-chat-input={children}>
      {children}
    </span>
  )
}

function Send({ svg }: { svg: string }) {
  return <LineIcon svg={svg} size={36} className={styles.send} />
}
