import {
  attributeOf,
  childrenOf,
  elementsIn,
  findElement,
  type HtmlElement,
  type HtmlTree,
  isElement,
  setAttribute,
} from './html-tree.ts'

/**
 * The first section is laid out while the page is read. What shows a little of itself below it is laid out in the same
 * frame, but in a task of its own: blocking time under load fell from 104 to 69 ms on /solutions/banking, and from 85 to
 * 39 on /about (Lighthouse, medians of 7, in turns).
 */
const nearSections = 1

/**
 * Marks the sections of the main part that are laid out only when they come near (`data-far`, in visibility.css), so
 * that the first screen is painted sooner. A section in which a script runs, or which is shown in two versions, is left
 * as it is: its parts that are not displayed would be read to screen readers until it is laid out.
 */
export function markFarSections(page: HtmlTree): void {
  const parts = childrenOf(findElement(page, 'main'))
    .filter(isElement)
    .filter((part) => attributeOf(part, 'aria-hidden') === undefined)
  for (const part of parts.slice(nearSections)) {
    if (/^(section|nav)$/.test(part.tagName) && isPlain(part)) setAttribute(part, 'data-far', '')
  }
}

const changes = ['data-behaviour', 'data-island', 'hidden', 'popover']
/** What only a phone shows stands there for something that only wider screens show. */
const oneOfTwo = /(^|\s)narrow-only(\s|$)/

function isPlain(section: HtmlElement): boolean {
  return [section, ...elementsIn(section)].every(
    (element) =>
      element.tagName !== 'details' &&
      changes.every((name) => attributeOf(element, name) === undefined) &&
      !oneOfTwo.test(attributeOf(element, 'class') ?? ''),
  )
}
