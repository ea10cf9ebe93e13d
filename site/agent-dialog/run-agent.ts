import { site } from '../../common/brand/site.ts'
import { agentDialogId } from '../../common/ui/dialog-ids.ts'
import { readAgentMessage } from './agent-message.ts'

/** Milliseconds within which the agent page must report that it is ready. */
const patience = 8000

/** The frame’s permissions: what a page with speech, links and a form needs, and nothing else. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/**
 * Creates the frame with the agent page in the open dialog, shows it once it reports ready, or the failure if it does
 * not; passes a question to the contact dialog. Closing the dialog removes the frame.
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
    // Only if the visitor has not moved on meanwhile.
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
      // Safari does not focus a clicked button, so focus has nothing to return to there.
      if (document.activeElement === document.body) opener()?.focus({ preventScroll: true })
    },
    { signal },
  )
  dialog.dataset['state'] = 'loading'
  dialog.querySelector('[data-stage]')?.append(frame)
}

/** Clicks the contact button of this dialog: the boot script then closes this one and opens the other. */
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
