import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { idPrefix } from './id-prefix.ts'
import { Slot } from './slot.tsx'

/** What JSON can hold, so that it can be in the HTML. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [key: string]: Plain }

interface IslandProps<Own extends Record<string, Plain>, Slots extends string> {
  /** Its file's name without `.island.tsx`: unique in app/, and once in a page. */
  name: string
  of: ComponentType<Own & Record<Slots, ReactNode>>
  /** Plain data, which the browser is given too. */
  props: Own
  /** Markup made at build only, by the names of the props that it stands for. */
  slots?: Record<Slots, ReactNode>
  className?: string | undefined
}

/**
 * React that lives in the browser, in a page that does not: a component rendered by itself, as a root with ids of its
 * own, which `watchIslands` hydrates when it is first seen or used. Contexts of the page do not reach into it. No island in an island.
 */
export function Island<Own extends Record<string, Plain>, Slots extends string = never>({
  name,
  of: Component,
  props,
  slots,
  className,
}: IslandProps<Own, Slots>) {
  const filled = Object.fromEntries(
    Object.entries<ReactNode>(slots ?? {}).map(([slot, markup]) => [
      slot,
      <Slot key={slot} name={slot}>
        {markup}
      </Slot>,
    ]),
  ) as Record<Slots, ReactNode>
  const html = renderToString(<Component {...props} {...filled} />, { identifierPrefix: idPrefix(name) })
  return (
    <div
      className={className}
      // Without a class it is not there for the layout: its content is in the page as if written into it.
      style={className === undefined ? { display: 'contents' } : undefined}
      data-island={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
