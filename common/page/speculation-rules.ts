/** Not prefetched: the portal, which is a separate application; answers to forms; files, such as feeds. */
const notAhead = ['/dashboard{/*}?', '/newsletter{/*}?', '/*.*']

const links = { and: [{ href_matches: '/*' }, { not: { href_matches: notAhead } }] }

/** The rules as a page gets them: its policy allows exactly these texts, by their hashes. */
const rules = (eagerness: 'moderate' | 'conservative') =>
  JSON.stringify({ prefetch: [{ where: links, eagerness }], prerender: [{ where: links, eagerness }] })

/**
 * Links between pages are document loads. Browsers with speculation rules fetch and render a page ahead, so that it is
 * there when its link is pressed: with a mouse, when it rests on the link; on touch screens, when the link is touched,
 * since the browser would otherwise guess from what is in view, for visitors who have asked for nothing. Where a
 * browser prerenders nothing, as with little memory, it still prefetches.
 */
export const speculationRules = { mouse: rules('moderate'), touch: rules('conservative') }
