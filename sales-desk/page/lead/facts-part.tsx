import type { ReactNode } from 'react'

/** A part of the facts beside a lead, with its title. */
export function FactsPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="label">
        {title}
      </h3>
      {children}
    </section>
  )
}
