import { takeHeldSubmit } from '../../../../common/ui/held.ts'
import { tabChosen } from '../../../../common/ui/tabs.behaviour.ts'
import { DemoCall } from './demo-call.ts'

/** Makes each call playable, and stops them all when another persona is chosen. A held press plays now. */
export function playPersonaCalls(section: HTMLElement): void {
  const calls = new Map<HTMLFormElement, DemoCall>()
  for (const root of section.querySelectorAll<HTMLElement>('[data-seconds]')) {
    const form = root.querySelector('form')
    if (!form) continue
    const call = new DemoCall(root)
    calls.set(form, call)
    if (takeHeldSubmit(form)) call.toggle()
  }
  section.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) calls.get(event.target)?.toggle()
  })
  section.addEventListener(tabChosen, () => {
    for (const call of calls.values()) call.stop()
  })
}
