import { SectionHead } from '../../../sections/section-head.tsx'

export function ChannelsHead() {
  return (
    <SectionHead id="channels-title" title="Messaging channels: five chats, and email">
      One memory for all of them. By email, Zapra reads the mailbox, finds the account and replies with the
      right document.
    </SectionHead>
  )
}
