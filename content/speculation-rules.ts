/** What is not fetched ahead: the portal, which is an app of its own; forms’ answers; files, such as feeds. */
const notAhead = ['/dashboard{/*}?', '/newsletter{/*}?', '/*.*']

/**
 * Links between pages are document loads. Browsers that know speculation rules fetch and render a page when the
 * pointer rests on its link, so that it is there when the link is pressed. Where a browser renders nothing ahead, as
 * with little memory, it still fetches.
 */
const links = { and: [{ href_matches: '/*' }, { not: { href_matches: notAhead } }] }

/** The rules as a page gets them: its policy allows this text, to the letter, by its hash. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: links, eagerness: 'moderate' }],
  prerender: [{ where: links, eagerness: 'moderate' }],
})
