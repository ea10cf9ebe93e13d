import { type FormEvent, useEffect, useRef } from 'react'
import { takeHeldSubmit } from '../../../boot/hold-early-submit.ts'
import { Prerendered } from '../../../ui/prerendered.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { DemoCall } from './demo-call.ts'
import { PersonaCallsMarkup } from './persona-calls-markup.tsx'

/** Six personas, each with a call to read and to play. Hydrates the tabs' and the players' behaviour, no content. */
export function PersonaCalls() {
  const section = useRef<HTMLElement>(null)
  const calls = useRef(new Map<HTMLFormElement, DemoCall>())

  useEffect(() => {
    const found = calls.current
    for (const root of section.current?.querySelectorAll<HTMLElement>('[data-seconds]') ?? []) {
      const form = root.querySelector('form')
      if (!form) continue
      const call = new DemoCall(root)
      found.set(form, call)
      if (takeHeldSubmit(form)) call.toggle()
    }
    return () => {
      for (const call of found.values()) call.stop()
      found.clear()
    }
  }, [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) calls.current.get(event.target)?.toggle()
  }
  const stopAll = () => {
    for (const call of calls.current.values()) call.stop()
  }
  return (
    <section
      className="section"
      id="personas"
      data-ground="light"
      aria-labelledby="personas-title"
      ref={section}
      onSubmit={onSubmit}
    >
      <Tabs className="wrap" onSelect={stopAll}>
        <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <PersonaCallsMarkup />}</Prerendered>
      </Tabs>
    </section>
  )
}
