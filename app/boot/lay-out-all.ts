/**
 * Lays out the sections that wait to come near (`data-far`) as soon as somebody goes to a place on the page: when it
 * opens at one, at a click on a link to one, and when the address changes by itself.
 */
export function layOutAllForPlaces(): void {
  const { dataset } = document.documentElement
  const layOutAll = () => (dataset['allLaidOut'] = '')
  if (location.hash) layOutAll()
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      // Before the browser scrolls.
      if (link?.hash && link.pathname === location.pathname) layOutAll()
    },
    { capture: true },
  )
  addEventListener('hashchange', () => {
    if (dataset['allLaidOut'] !== undefined) return
    layOutAll()
    // The browser has scrolled already, by heights that were estimated.
    document.querySelector(':target')?.scrollIntoView()
  })
}
