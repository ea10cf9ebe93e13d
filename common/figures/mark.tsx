import mark from '../brand/mark.svg?raw'
import { trustedMarkup } from '../page/trusted-code.ts'

const [, tag = '', content = ''] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(mark) ?? []

/** The drawing's own attributes, named as React names them. */
const attributes = Object.fromEntries(
  [...tag.matchAll(/([\w-]+)="([^"]*)"/g)]
    .map(([, name = '', value = '']) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ])
    .filter(([name]) => name !== 'xmlns'),
)

const drawing = { __html: trustedMarkup(content) }

/** The brand's mark in the text colour. `size` in CSS pixels. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg {...attributes} width={size} height={size} aria-hidden="true" dangerouslySetInnerHTML={drawing} />
  )
}
