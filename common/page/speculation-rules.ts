/** What is not fetched ahead: the portal, which is an app of its own; forms’ answers; files, such as feeds. */
const notAhead = ['/dashboard{/*}?', '/newsletter{/*}?', '/*.*']

const links = { and: [{ href_matches: '/*' }, { not: { href_matches: notAhead } }] }

/** The rules as a page gets them: its policy allows these texts, to the letter, by their hashes. */
const rules = (eagerness: 'moderate' | 'conservative') =>
  JSON.stringify({ prefetch: [{ where: links, eagerness }], prerender: [{ where: links, eagerness }] })

/**
 * Links between pages are document loads. Browsers that know speculation rules fetch and render a page ahead, so that it
 * is there when its link is pressed: where there is a mouse, when it rests on the link; on a touch screen, when the link
 * is touched, as there the browser would guess by what is in sight, for somebody who has asked for nothing. Where a
 * browser renders nothing ahead, as with little memory, it still fetches.
 */
export const speculationRules = { mouse: rules('moderate'), touch: rules('conservative') }
