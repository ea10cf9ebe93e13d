/** What is not fetched ahead: the portal, which is an app of its own; forms’ answers; files, such as feeds. */
const notAhead = ['/dashboard{/*}?', '/newsletter{/*}?', '/*.*']

/**
 * Links between pages are document loads. Browsers that know speculation rules fetch a page when its link is
 * pointed at and render it when the link is pressed, so that it is there when the press ends.
 */
const links = { and: [{ href_matches: '/*' }, { not: { href_matches: notAhead } }] }
const rules = {
  prefetch: [{ where: links, eagerness: 'moderate' }],
  prerender: [{ where: links, eagerness: 'conservative' }],
}

export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  )
}
