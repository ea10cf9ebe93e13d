/**
 * Links between pages are document loads. Browsers that know speculation rules fetch a page when its link is
 * pointed at and render it when the link is pressed, so that it is there when the press ends.
 */
const rules = {
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  // The portal is not rendered ahead: it would start its clock, and sends away whoever is not signed in.
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/dashboard{/*}?' } }] },
      eagerness: 'conservative',
    },
  ],
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
