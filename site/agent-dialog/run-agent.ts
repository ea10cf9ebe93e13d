import { site } from '../../common/brand/site.ts'
import { agentDialogId } from '../../common/ui/dialog-ids.ts'
import { readAgentMessage } from './agent-message.ts'

/** Milliseconds within which the agent page has to say that it is ready. */
const patience = 8000

/** The frame’s rights: what a page needs that talks, links and has a form, and nothing else. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/**
 * Makes the frame with the agent page in the open dialog, shows it once it says that it is ready and the failure when
 * it does not; hands a question over to the contact dialog. Closing the dialog takes the frame away.
 */
export function runAgent(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.querySelector('iframe')) return
  const focused = document.activeElement
  const address = new URL(site.agent.page, location.href)
  address.searchParams.set('agent_id', site.agent.id)
  const frame = document.createElement('iframe')
  frame.title = `Ask ${site.brand}, an assistant that answers from this site`
  frame.allow = 'microphone'
  frame.setAttribute('sandbox', sandbox)
  frame.src = address.href
  frame.inert = true

  const running = new AbortController()
  const { signal } = running
  const end = (state: 'loading' | 'failed') => {
    clearTimeout(failing)
    running.abort()
    frame.remove()
    dialog.dataset['state'] = state
  }
  const failing = setTimeout(() => end('failed'), patience)
  const show = () => {
    clearTimeout(failing)
    dialog.dataset['state'] = 'open'
    frame.inert = false
    // Only when the visitor has not gone elsewhere meanwhile.
    if (document.activeElement === focused) frame.focus({ preventScroll: true })
  }

  addEventListener(
    'message',
    ({ data, origin, source }) => {
      if (origin !== address.origin || source !== frame.contentWindow) return
      const message = readAgentMessage(data)
      if (message?.type === 'agent-ready') show()
      else if (message?.type === 'agent-close') dialog.close()
      else if (message?.type === 'agent-contact') askPeople(dialog, message.question)
    },
    { signal },
  )
  dialog.addEventListener(
    'close',
    () => {
      end('loading')
      // Safari does not focus a clicked button, so there focus has nowhere to return to.
      if (document.activeElement === document.body) opener()?.focus({ preventScroll: true })
    },
    { signal },
  )
  dialog.dataset['state'] = 'loading'
  dialog.querySelector('[data-stage]')?.append(frame)
}

/** Presses the contact button of this dialog: the boot script then closes this one and opens the other. */
function askPeople(dialog: HTMLDialogElement, question: string) {
  const button = dialog.querySelector<HTMLButtonElement>('[data-ask-people]')
  if (!button) return
  button.dataset['contactFirstLine'] = question
  button.click()
  delete button.dataset['contactFirstLine']
}

function opener() {
  return document.querySelector<HTMLButtonElement>(`[commandfor="${agentDialogId}"][command="show-modal"]`)
}
