import { tabForKey } from './tab-keys.ts'

/** At this width vertical lists become horizontal: keep in step with tabs.module.css. */
const narrow = '(max-width: 56.25em)'

/** Sent from the root of tabs each time the visitor chooses one; `detail` is the id of its panel. */
export const tabChosen = 'tab-chosen'

const started = new WeakSet<HTMLElement>()

/**
 * Turns a list of links to sections into tabs with panels (see tabs.tsx for the markup), starting from the
 * section that the address names, else from the first. Does nothing for tabs that have been started: those of an island
 * start with the page, and the island asks again in case React has put new markup in their place.
 */
export default function tabs(root: HTMLElement): void {
  if (started.has(root)) return
  const list = root.querySelector('nav')
  const pairs = [...(list?.querySelectorAll('a') ?? [])].flatMap((tab) => {
    const panel = document.getElementById(tab.hash.slice(1))
    return panel ? [{ tab, panel }] : []
  })
  if (!list || pairs.length === 0) return
  started.add(root)
  const tabList = list
  const narrowScreen = matchMedia(narrow)
  // Where find-in-page searches hidden content, it opens the panel with a match.
  const canBeFound = 'onbeforematch' in root
  let takeFocus = false
  let selected = Math.max(
    0,
    pairs.findIndex(({ panel }) => isInAddress(panel)),
  )

  const orientation = () =>
    tabList.dataset['orientation'] === 'vertical' && !narrowScreen.matches ? 'vertical' : 'horizontal'
  const describeList = () => tabList.setAttribute('aria-orientation', orientation())

  function show(index: number) {
    selected = index
    for (const [at, { tab, panel }] of pairs.entries()) {
      const isSelected = at === index
      tab.setAttribute('aria-selected', String(isSelected))
      tab.tabIndex = isSelected ? 0 : -1
      panel.toggleAttribute('data-selected', isSelected)
      if (takeFocus && !('startsWithControl' in panel.dataset)) panel.tabIndex = isSelected ? 0 : -1
      if (!canBeFound) continue
      // A searchable panel keeps an empty box, which must be hidden from screen readers.
      panel.ariaHidden = isSelected ? null : 'true'
      if (isSelected) panel.removeAttribute('hidden')
      else panel.setAttribute('hidden', 'until-found')
    }
  }

  /** Scrolls the tab into view along its row. */
  function scrollToSelected() {
    const tab = pairs[selected]?.tab
    if (tab) tabList.scrollLeft = tab.offsetLeft - (tabList.clientWidth - tab.offsetWidth) / 2
  }

  function choose(index: number, keepAddress = false) {
    const pair = pairs[index]
    if (!pair) return
    show(index)
    scrollToSelected()
    pair.tab.focus({ preventScroll: true })
    if (!keepAddress) history.replaceState(history.state, '', pair.tab.hash)
    tellOf(pair.panel)
  }

  function tellOf({ id }: HTMLElement) {
    root.dispatchEvent(new CustomEvent(tabChosen, { bubbles: true, detail: id }))
  }

  tabList.setAttribute('role', 'tablist')
  describeList()
  for (const { tab, panel } of pairs) {
    tab.id ||= `${panel.id}-tab`
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel.id)
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', tab.id)
  }
  show(selected)
  // The first is in view: asking for its position would force a layout before the fonts are there.
  if (selected > 0) scrollToSelected()
  // Not before a key is pressed: the browser focuses a panel named in the address, at any moment until after the page
  // has loaded, and would draw a focus ring for visitors who came by pointer.
  const panelsTakeFocus = () => {
    takeFocus = true
    show(selected)
  }
  addEventListener('keydown', panelsTakeFocus, { once: true, capture: true })
  root.dataset['ready'] = ''

  const tabAt = (target: EventTarget | null) =>
    pairs.findIndex(({ tab }) => target instanceof Node && tab.contains(target))

  tabList.addEventListener('click', (event) => {
    const index = tabAt(event.target)
    if (index < 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(index)
  })
  tabList.addEventListener('keydown', (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const focused = tabAt(event.target)
    if (focused < 0) return
    const next = event.key === ' ' ? focused : tabForKey(event.key, focused, pairs.length, orientation())
    if (next === null) return
    event.preventDefault()
    // A held key would rewrite the address more often than browsers allow.
    choose(next, event.repeat)
    // A list can be longer than the screen; along a row, `choose` has scrolled the tab into view.
    if (orientation() === 'vertical') pairs[next]?.tab.scrollIntoView({ block: 'nearest' })
  })
  root.addEventListener('beforematch', ({ target }) => {
    const index = pairs.findIndex(({ panel }) => target instanceof Node && panel.contains(target))
    const pair = pairs[index]
    if (!pair) return
    show(index)
    scrollToSelected()
    tellOf(pair.panel)
  })
  addEventListener('hashchange', () => {
    const index = pairs.findIndex(({ panel }) => isInAddress(panel))
    if (index < 0) return
    choose(index, true)
    pairs[index]?.panel.scrollIntoView()
  })
  narrowScreen.addEventListener('change', describeList)
}

function isInAddress(panel: HTMLElement): boolean {
  return panel.id !== '' && location.hash === `#${panel.id}`
}
