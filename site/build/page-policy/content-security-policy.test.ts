import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { site } from '../../../common/brand/site.ts'
import { speculationRules } from '../../../common/page/speculation-rules.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const always = ["'self'", ...Object.values(speculationRules).map(hash)]

function directive(name: string, html: string, connectOrigins: string[] = []) {
  const policy = contentSecurityPolicy(html, { connectOrigins })
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1)
}

test('a page without inline code allows only the site itself, and the rules for links added by script', () => {
  expect(contentSecurityPolicy('<h1>Hello</h1><script src="/assets/a.js"></script>')).toBe(
    `default-src 'none'; script-src ${always.join(' ')}; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; manifest-src 'self'; frame-src 'self'; frame-ancestors 'none'; form-action 'self'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types site default`,
  )
})

test('allows inline code by its hash, and data not at all', () => {
  const html = `<script>a()</script><script type="module" async>b()</script>
    <script type="speculationrules">{"prefetch":[]}</script><SCRIPT TYPE=importmap>{}</SCRIPT>
    <script type="application/ld+json">{"c":1}</script><script type="text/plain">d</script><script>a()</script>`
  expect(directive('script-src', html)).toEqual([
    ...always,
    hash('a()'),
    hash('b()'),
    hash('{"prefetch":[]}'),
    hash('{}'),
  ])
})

test('never opens scripts to unsafe-inline or unsafe-eval, and styles only in attributes', () => {
  const html = '<style>p{}</style><p style="color:red" onclick="x()">'
  expect(directive('script-src', html)).toEqual(always)
  expect(directive('style-src', html)).toEqual(["'self'", hash('p{}')])
  expect(directive('style-src-attr', html)).toEqual(["'unsafe-inline'"])
})

test('parses the page as a browser does', () => {
  const html = `<!-- <script>comment</script> --><title><script>title</script></title>
    <p data-x="<script>attribute</script>" data-y='>'>text</p>
    <textarea><script>area</script></textarea>
    <script data-note="a > b">const s = "<style>no</style><!--"</script>
    <noscript><style>noscript{}</style></noscript><svg><style>svg{}</style></svg>`
  expect(directive('script-src', html)).toEqual([...always, hash('const s = "<style>no</style><!--"')])
  expect(directive('style-src', html)).toEqual(["'self'", hash('noscript{}'), hash('svg{}')])
})

test('hashes line ends as the browser reads them', () => {
  expect(directive('script-src', '<script>\r\na()\r\n</script>')).toEqual([...always, hash('\na()\n')])
})

test('lets scripts call the given origins', () => {
  expect(directive('connect-src', '', ['https://api.example.com'])).toEqual([
    "'self'",
    'https://api.example.com',
  ])
})

test('only the assistant’s page may be framed, and only by the site', () => {
  expect(contentSecurityPolicy('', { frameable: true })).toContain("frame-ancestors 'self'")
})

test('frames come from the origin of the assistant’s page', () => {
  const { page } = site.agent
  try {
    site.agent.page = 'https://agent.example/talk?theme=dark'
    expect(directive('frame-src', '')).toEqual(['https://agent.example'])
  } finally {
    site.agent.page = page
  }
})
