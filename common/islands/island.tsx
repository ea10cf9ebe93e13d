import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { idPrefix } from './id-prefix.ts'
import { Slot } from './slot.tsx'

/** JSON values, since they are stored in the HTML. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [key: string]: Plain }

interface IslandProps<Own extends Record<string, Plain>, Slots extends string> {
  /** Its file's name without `.island.tsx`: unique among all islands, and on the page. */
  name: string
  of: ComponentType<Own & Record<Slots, ReactNode>>
  /** Plain data, which is also sent to the browser. */
  props: Own
  /** Prerendered markup, by the names of the props it is passed as. */
  slots?: Record<Slots, ReactNode>
  className?: string | undefined
}

/**
 * React that is live in the browser, on a page that is not: a component rendered as a root with its own ids, which
 * `watchIslands` hydrates when first seen or used. Contexts of the page do not reach it. Islands do not nest.
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
      // Without a class it does not affect layout: its content behaves as if written directly into the page.
      style={className === undefined ? { display: 'contents' } : undefined}
      data-island={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
