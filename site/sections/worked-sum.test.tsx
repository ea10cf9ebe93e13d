import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WorkedSum } from './worked-sum.tsx'

test('amounts carry their sign and end in a total computed from them', () => {
  const markup = renderToStaticMarkup(
    <WorkedSum
      title="Return, one month"
      subject="Sample desk"
      entries={[
        { label: 'By hand today', working: '1,733 hours × ₹260', amount: 450_666.7, lines: 173 },
        { label: 'Voice bot, Starter', working: '4,140 of 8,000 minutes', amount: -29_999 },
        { label: 'Seconds saved', working: '507 min × ₹4.00', amount: 2028 },
      ]}
      total={{ label: 'Left over', working: 'each month' }}
      note="Sample inputs."
    />,
  )
  const amounts = [...markup.matchAll(/<dd class="tabular">(.+?)<\/dd>/g)].map(([, amount]) =>
    amount?.replaceAll(/<[^>]+>/g, ''),
  )
  expect(amounts).toEqual(['₹4,50,667', '− ₹29,999', '+ ₹2,028', '₹4,22,696'])
})
