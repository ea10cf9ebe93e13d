import { useEffect, useState } from 'react'
import { usePlayClock } from '../../../ui/use-play-clock.ts'
import { chatScript, momentAt, secondsToNextChange } from './chat-script.ts'
import { chatLines, drawnChat, markPlaying, showMoment } from './drawn-chat.ts'

interface ChatPlayerProps {
  /** Undefined until the visitor has chosen a channel. */
  channel: string | undefined
  playing: boolean
}

/**
 * Plays the chat of one channel, over and over, on one clock. It draws nothing: the whole chat is in the page
 * already. A chat that was chosen begins at its first message, the one that was there first from its end.
 * Render it with the channel as its key.
 */
export function ChatPlayer({ channel, playing }: ChatPlayerProps) {
  const [{ chat, script, clock }] = useState(() => prepare(channel, playing))
  const { sent, writing } = momentAt(script, usePlayClock(playing, clock))
  useEffect(() => {
    if (chat) showMoment(chat, { sent, writing })
  }, [chat, sent, writing])
  useEffect(() => {
    if (chat) markPlaying(chat, playing)
  }, [chat, playing])
  return null
}

function prepare(channel: string | undefined, playing: boolean) {
  const chat = drawnChat(channel)
  const script = chatScript(chat ? chatLines(chat) : [])
  const clock = {
    from: channel !== undefined && playing ? 0 : script.restsAt,
    untilNextChange: (seconds: number) => secondsToNextChange(script, seconds),
  }
  return { chat, script, clock }
}
