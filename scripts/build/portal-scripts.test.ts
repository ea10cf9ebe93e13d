import { expect, test } from 'vitest'
import { portalScripts } from './portal-scripts.ts'

const page = (...scripts: string[]) =>
  scripts.map((name) => `<script>import "/assets/${name}";</script>`).join('')

test('the portal’s scripts are those that its pages name', () => {
  const pages = new Map([
    ['index.html', page('root-1.js', 'home-2.js')],
    ['login/index.html', page('root-1.js', 'session-3.js')],
    ['dashboard/index.html', page('root-1.js', 'session-3.js', 'portal-4.js')],
    ['dashboard/qams/index.html', page('root-1.js', 'portal-4.js', 'qams-5.js')],
  ])
  expect(portalScripts(pages)).toEqual(new Set(['root-1.js', 'session-3.js', 'portal-4.js', 'qams-5.js']))
})
