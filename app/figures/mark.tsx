import mark from '../../brand/mark.svg?raw'
import { trustedMarkup } from '../trusted-code.ts'

const drawing = { __html: trustedMarkup(mark) }

/** The mark of the brand in the colour of the words around it. `size` in CSS pixels. */
export function Mark({ size = 24 }: { size?: number }) {
  return <svg width={size} height={size} aria-hidden="true" dangerouslySetInnerHTML={drawing} />
}
