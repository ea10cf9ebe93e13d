import { SectionHead } from '../../../sections/section-head.tsx'
import { PauseButton } from '../../../ui/pause-button.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ChannelPanels } from './channel-panels.tsx'
import { ChannelTabs } from './channel-tabs.tsx'
import styles from './channels.module.css'

/** Five phones, each with a chat that plays (chat-player.behaviour.ts). Static. */
export function Channels() {
  return (
    <section
      className="section"
      id="channels"
      data-ground="light"
      data-behaviour="chat-player"
      aria-labelledby="channels-title"
    >
      <div className="wrap">
        <SectionHead id="channels-title" title="Messaging channels: five chats, and email">
          One memory for all of them. By email, Zapra reads the mailbox, finds the account and replies with
          the right document.
        </SectionHead>
        <Tabs className={styles.switch}>
          <div className={styles.side}>
            <ChannelTabs />
          </div>
          <div className={styles.player}>
            <PauseButton of="the chats" />
            <p className="caption">Sample chats. Shops, bank and people are fictional.</p>
          </div>
          <div className={styles.stage}>
            <ChannelPanels />
          </div>
        </Tabs>
      </div>
    </section>
  )
}
