import { expect, test } from 'vitest'
import { scriptBeforePaint, type TraceEvent } from './script-before-paint.ts'

const url = 'http://127.0.0.1:3000/'
const frame = 'main'
const ofPage = { url, frame }
const opening: TraceEvent[] = [
  {
    name: 'navigationStart',
    ts: 900,
    args: { frame, data: { documentLoaderURL: '', navigationId: 'blank' } },
  },
  { name: 'firstContentfulPaint', ts: 950, args: { frame, data: { navigationId: 'blank' } } },
  {
    name: 'navigationStart',
    ts: 1000,
    args: { frame, data: { documentLoaderURL: url, navigationId: 'page' } },
  },
]
const paint: TraceEvent = {
  name: 'firstContentfulPaint',
  ts: 9000,
  args: { frame, data: { navigationId: 'page' } },
}

function request(ts: number, resourceType: string, file: string): TraceEvent {
  return { name: 'ResourceSendRequest', ts, args: { data: { resourceType, url: url + file, frame } } }
}

test('only scripts asked for before first paint are named', () => {
  const trace = [
    ...opening,
    request(1500, 'Document', ''),
    request(2000, 'Script', 'early.js'),
    paint,
    request(9500, 'Script', 'late.js'),
  ]
  expect(scriptBeforePaint(trace, url).requested).toEqual([`${url}early.js`])
})

test('the time script ran is that of the page’s own, calls within calls counted once', () => {
  const trace: TraceEvent[] = [
    ...opening,
    paint,
    { name: 'EvaluateScript', ts: 3000, dur: 1000, args: { data: ofPage } },
    { name: 'FunctionCall', ts: 3500, dur: 200, args: { data: ofPage } },
    { name: 'FunctionCall', ts: 6000, dur: 500, args: { data: ofPage } },
    { name: 'EvaluateScript', ts: 7000, dur: 700, args: { data: { url: 'debugger://tool', frame } } },
    { name: 'FunctionCall', ts: 9100, dur: 800, args: { data: ofPage } },
  ]
  expect(scriptBeforePaint(trace, url)).toEqual({ requested: [], ran: 1.5 })
})

test('what another page of the browser asks for is not counted', () => {
  const data = { resourceType: 'Script', url: 'chrome://tab-search/a.js', frame: 'other' }
  const trace = [...opening, { name: 'ResourceSendRequest', ts: 2000, args: { data } }, paint]
  expect(scriptBeforePaint(trace, url).requested).toEqual([])
})

test('a trace without a first paint of the page is refused', () => {
  expect(() => scriptBeforePaint(opening, url)).toThrow('no first paint')
})
