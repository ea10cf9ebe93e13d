import { useRef, useState } from 'react'
import { PauseButton } from '../../../ui/pause-button.tsx'
import { Prerendered } from '../../../ui/prerendered.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useMayMove } from '../../../ui/use-may-move.ts'
import { ChannelPanels } from './channel-panels.tsx'
import { ChannelTabs } from './channel-tabs.tsx'
import { ChannelsHead } from './channels-head.tsx'
import styles from './channels.module.css'
import { ChatPlayer } from './chat-player.tsx'

/** Hydrates only the tabs, the player and its pause button; the five phones are static. */
export function Channels() {
  const stage = useRef<HTMLElement>(null)
  const [channel, setChannel] = useState<string>()
  const [paused, setPaused] = useState(false)
  const mayMove = useMayMove(stage)
  const playing = mayMove === true && !paused

  return (
    <section
      ref={stage}
      className={`section ${styles.section}`}
      id="channels"
      data-ground="light"
      aria-labelledby="channels-title"
    >
      <div className="wrap">
        <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <ChannelsHead />}</Prerendered>
        <Tabs className={styles.switch} onSelect={setChannel}>
          <Prerendered className={styles.side}>
            {(import.meta.env.SSR || import.meta.env.DEV) && <ChannelTabs />}
          </Prerendered>
          <div className={styles.player}>
            <PauseButton
              of="the chats"
              paused={paused}
              onToggle={mayMove === undefined ? undefined : () => setPaused(!paused)}
            />
            <p className="caption">Sample chats. The shops, the bank and the people are fictional.</p>
            {mayMove !== undefined && <ChatPlayer key={channel} channel={channel} playing={playing} />}
          </div>
          <Prerendered className={styles.stage}>
            {(import.meta.env.SSR || import.meta.env.DEV) && <ChannelPanels />}
          </Prerendered>
        </Tabs>
      </div>
    </section>
  )
}
