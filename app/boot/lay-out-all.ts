/**
 * Lays out the sections that wait to come near (`data-far`) as soon as somebody goes to a place on the page: when it
 * opens at one, and at a click on a link to one, before the browser scrolls.
 */
export function layOutAllForPlaces(): void {
  const layOutAll = () => (document.documentElement.dataset['allLaidOut'] = '')
  if (location.hash) layOutAll()
  addEventListener('hashchange', layOutAll)
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.hash && link.pathname === location.pathname) layOutAll()
    },
    { capture: true },
  )
}
