import { type ReactNode, useId, useState } from 'react'
import { trustedMarkup } from '../trusted-code.ts'

interface PrerenderedProps {
  as?: 'div' | 'ul' | 'ol' | 'p'
  className?: string | undefined
  /** Build-time markup, guarded so that its code stays out of the browser; see the example. */
  children: ReactNode
}

/**
 * Markup made once, at build, that hydration leaves alone: neither its code nor its data is sent again.
 * Guard the children with Vite's constants, or the bundler cannot drop them:
 *
 *     <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <LiveFloor />}</Prerendered>
 *
 * Nothing inside can hold React state or handlers. Links between pages are full document loads, so this
 * markup is always in the document; should React ever have to render the page anew, it is read back from there.
 */
export function Prerendered({ as: Tag = 'div', className, children }: PrerenderedProps) {
  const id = useId()
  const [markup] = useState(() => ({
    get __html() {
      const made = document.querySelector(`[data-prerendered="${CSS.escape(id)}"]`)
      return trustedMarkup(made?.innerHTML ?? '')
    },
  }))
  if (import.meta.env.SSR || import.meta.env.DEV) {
    return (
      <Tag className={className} data-prerendered={id}>
        {children}
      </Tag>
    )
  }
  return (
    <Tag
      className={className}
      data-prerendered={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup}
    />
  )
}
