/**
 * Links between pages are document loads. Browsers that know speculation rules fetch a page when its link is
 * pointed at and render it when the link is pressed, so that it is there when the press ends.
 */
const rules = {
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'conservative' }],
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
