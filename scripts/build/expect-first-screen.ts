import {
  append,
  attributeOf,
  childrenOf,
  elementsIn,
  findElement,
  type HtmlElement,
  type HtmlTree,
  isElement,
  makeElement,
  setAttribute,
} from './html-tree.ts'

/** A name that no page gives to anything else. */
const belowName = 'below'

const isSection = ({ tagName }: HtmlElement) => tagName === 'section' || tagName === 'header'

/**
 * Asks browsers that know it (`rel=expect`) not to paint before the first section of a page is there, or all of a page
 * that is set within one screen: one without a second section or without a footer. Where a piece of the document ended
 * before, they painted what they had and moved it when the rest came. They wait for the opening tag of what is named,
 * not for its end, so what comes next gets the name. Throws when the main part has no section.
 */
export function expectFirstScreen(page: HtmlTree): void {
  const below = startOfBelow(page)
  const name = attributeOf(below, 'id') ?? belowName
  setAttribute(below, 'id', name)
  append(
    findElement(page, 'head'),
    makeElement('link', { rel: 'expect', href: `#${name}`, blocking: 'render' }),
  )
}

/** The first element behind the first section, or the last script where all else is seen at once. */
function startOfBelow(page: HtmlTree): HtmlElement {
  const all = [...elementsIn(page)]
  const [first, second] = outermostSections(findElement(page, 'main'))
  if (!first) throw new Error('A page has neither a section nor a header in its main part')
  const hasFooter = all.some(({ tagName }) => tagName === 'footer')
  const next = second && hasFooter ? nextElement(first) : undefined
  const below = next ?? all.findLast(({ tagName }) => tagName === 'script')
  if (!below) throw new Error('A page has no script to wait for')
  return below
}

function outermostSections(node: HtmlElement): HtmlElement[] {
  return childrenOf(node)
    .filter(isElement)
    .flatMap((child) => (isSection(child) ? [child] : outermostSections(child)))
}

/** What begins first after an element has ended. */
function nextElement(element: HtmlElement): HtmlElement | undefined {
  const parent = element.parentNode
  if (!parent) return undefined
  const siblings = childrenOf(parent as HtmlElement).filter(isElement)
  return siblings[siblings.indexOf(element) + 1] ?? nextElement(parent as HtmlElement)
}
