import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailCallPath } from '../../common/lead/email-call.ts'
import { subscribePath } from '../../common/lead/newsletter.ts'
import { eventually } from '../../leads/testing/eventually.ts'
import { sampleCall } from '../../leads/testing/sample-call.ts'
import { spawnServer } from '../../leads/testing/server-process.ts'
import { freshPlace } from '../../leads/testing/stores.ts'
import { faultSeed } from './fault-seed.ts'
import { serverSettings } from './server-settings.ts'

/** In every full run; FAULT_REQUESTS=10000 is the long mode. */
const manyRequests = Number(process.env['FAULT_REQUESTS'] ?? 1_500)
const atOnce = 16

const nasty = fc.constantFrom(
  '\r\nBcc: victim@x.example',
  '\u0000',
  '\ud800',
  '\u202e',
  '=HYPERLINK("http://evil.example")',
  '<script>alert(1)</script>',
  '$&',
  '\u001b[2J',
  "'; DROP TABLE leads; --",
  'x'.repeat(6_000),
  '',
)
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }), fc.emailAddress())
const params = Object.keys(sampleCall().template_params)
const call = fc.record(Object.fromEntries(params.map((param) => [param, text])))

const json = fc.oneof(
  call.map((given) => JSON.stringify(sampleCall(given))),
  fc
    .dictionary(fc.string(), fc.jsonValue())
    .map((given) => JSON.stringify({ ...sampleCall(), template_params: given })),
  fc.json(),
  fc.constant(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  fc.constant('{"__proto__":{"polluted":true}}'),
)
const body = fc.oneof(
  { weight: 4, arbitrary: json },
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
  fc.constant('x'.repeat(70_000)),
)
const headers = fc.record(
  {
    'Content-Type': fc.constantFrom(
      ...Array<string>(8).fill('application/json'),
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
      'text/plain',
      'multipart/form-data',
      '',
    ),
    'Content-Encoding': fc.constantFrom('gzip', ...Array<string>(6).fill('identity')),
    'X-Forwarded-For': fc.constantFrom('1.2.3.4', ',,,', 'x'.repeat(2_000), '::ffff:1.2.3.4%eth0, [::1]:80'),
    Origin: fc.constantFrom('null', 'https://evil.example', 'x', 'http://'),
    Accept: fc.constantFrom('text/plain', '*/*', 'x'),
    'Accept-Encoding': fc.constantFrom('br;q=x', ',;,', 'gzip, br', 'x'.repeat(500)),
    'If-None-Match': fc.constantFrom('*', 'W/"x', '"'),
    Cookie: fc.constantFrom('x'.repeat(4_000), '='),
    Authorization: fc.constantFrom('Bearer x', 'Basic ='),
  },
  { requiredKeys: [] },
)
const target = fc.oneof(
  { weight: 6, arbitrary: fc.constant(emailCallPath) },
  { weight: 3, arbitrary: fc.constant(subscribePath) },
  fc.constantFrom(
    '/newsletter/confirm?token=',
    '/newsletter/unsubscribe',
    '/healthz',
    '/',
    '/%00',
    '/%ff',
    '/..%2f..',
    '/metrics',
  ),
  fc.webPath(),
)
const method = fc.constantFrom(...Array<string>(20).fill('POST'), 'GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH')
interface BadRequest {
  method: string
  target: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer>
}

const request: fc.Arbitrary<BadRequest> = fc.record({ method, target, headers, body })

/** Bytes in use after garbage collection, as soon as the number has stopped falling. */
async function heldBy({ child, output }: ReturnType<typeof spawnServer>): Promise<number> {
  const measured = () => [...output().matchAll(/^in use (\d+)$/gm)].map(([, bytes]) => Number(bytes))
  let least = Infinity
  // Unread bodies are released half a second later.
  for (let unchanged = 0; unchanged < 10;) {
    const before = measured().length
    child.kill('SIGUSR2')
    await eventually(() => expect(measured().length).toBeGreaterThan(before))
    const held = measured().at(-1) ?? Infinity
    unchanged = held < least * 0.999 ? 0 : unchanged + 1
    least = Math.min(least, held)
    await wait(60)
  }
  return least
}

/** The hashes of the last 5,000 leads and the clients' limits are kept on purpose, about 100 bytes per request. */
const mostPerRequest = 1_000

/** A server, and a way to send it that many bad requests, each of which it must answer without failing itself. */
async function serverForBadRequests(variables: Record<string, string> = {}) {
  const server = spawnServer({ ...serverSettings(await freshPlace('SQLite')), ...variables })
  const url = await server.url()
  const send = async ({ method: verb, target: path, headers: given, body: sent }: BadRequest) => {
    const hasBody = verb !== 'GET'
    const response = await fetch(url + path, {
      method: verb,
      headers: given,
      redirect: 'manual',
      ...(hasBody && { body: sent }),
    })
    await response.body?.cancel()
    expect(
      response.status,
      `${verb} ${path} ${JSON.stringify(given)} ${String(sent).slice(0, 300)}`,
    ).toBeLessThan(500)
  }
  const sendAll = async (some: readonly BadRequest[]) => {
    for (let first = 0; first < some.length; first += atOnce) {
      await Promise.all(some.slice(first, first + atOnce).map(send))
    }
    expect(server.child.exitCode).toBeNull()
    expect(server.output()).not.toMatch(/request_failed/)
  }
  return { server, sendAll }
}

const badRequests = (count: number) =>
  fc.sample(request, { numRuns: count, seed: faultSeed(`${count} bad requests`) })

test('bad requests: no answer above 499, no crash', async () => {
  const { sendAll } = await serverForBadRequests()
  await sendAll(badRequests(200))
})

test(
  `${manyRequests} bad requests: no answer above 499, no crash, no growth of memory`,
  { tags: 'full', timeout: manyRequests * 40 },
  async () => {
    const heapOnSignal = `--import=${import.meta.resolve('./heap-on-signal.ts')}`
    const { server, sendAll } = await serverForBadRequests({ NODE_OPTIONS: heapOnSignal })
    const all = badRequests(manyRequests)
    // The first third fills caches and warms up the engine. A leak continues to grow afterwards.
    const third = Math.floor(manyRequests / 3)
    const held: number[] = []
    for (let first = 0; first < 3 * third; first += third) {
      await sendAll(all.slice(first, first + third))
      held.push(await heldBy(server))
    }
    const [early = 0, later = 0, last = 0] = held
    const growth = [later - early, last - later].map((bytes) => Math.round(bytes / third))
    process.stdout.write(`bad requests: bytes held for each: ${growth.join(', then ')}\n`)
    expect(Math.min(...growth)).toBeLessThan(mostPerRequest)
  },
)
