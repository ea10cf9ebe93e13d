import mark from '../../brand/mark.svg?raw'

/** The mark of the brand in the colour of the words around it. `size` in CSS pixels. */
export function Mark({ size = 24 }: { size?: number }) {
  return <svg width={size} height={size} aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
}
