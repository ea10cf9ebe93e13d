import { PlayClock } from '../../../../common/ui/play-clock.ts'
import { playLoop } from '../../../../common/ui/play-loop.ts'
import { tabChosen } from '../../../../common/ui/tabs.behaviour.ts'
import { chatScript, momentAt, secondsToNextChange } from './chat-script.ts'
import { chatLines, drawnChat, markPlaying, showMoment } from './drawn-chat.ts'

/**
 * Plays the chat of the visible channel in a loop; the whole chat is already in the page. A chat the visitor chose
 * begins at its first message, the initial one at its end.
 */
export default function chatPlayer(section: HTMLElement): void {
  const button = section.querySelector<HTMLButtonElement>('button[data-of]')
  if (!button) return
  let chat = drawnChat()
  let script = chatScript(chat ? chatLines(chat) : [])

  const loop = playLoop({
    place: section,
    button,
    clock: new PlayClock(script.restsAt),
    untilNextChange: (seconds) => secondsToNextChange(script, seconds),
    show: (seconds) => chat && showMoment(chat, momentAt(script, seconds)),
    onPlaying: (isPlaying) => chat && markPlaying(chat, isPlaying),
  })
  if (chat) showMoment(chat, momentAt(script, script.restsAt))
  section.addEventListener(tabChosen, (event) => {
    if (chat) markPlaying(chat, false)
    chat = drawnChat((event as CustomEvent<string>).detail)
    script = chatScript(chat ? chatLines(chat) : [])
    loop.goTo(loop.isPlaying() ? 0 : script.restsAt)
  })
}
