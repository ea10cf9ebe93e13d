/** The part of Chromium’s trace events that is read here. Times are microseconds. */
export interface TraceEvent {
  name: string
  ts: number
  dur?: number
  args: {
    frame?: string
    data?: TraceData
  }
}

interface TraceData {
  documentLoaderURL?: string
  navigationId?: string
  frame?: string
  resourceType?: string
  url?: string
}

export interface ScriptBeforePaint {
  /** Script files that were asked for before first contentful paint. */
  requested: string[]
  /** Milliseconds for which the page’s own script ran before first contentful paint. */
  ran: number
}

const scriptRuns = new Set(['EvaluateScript', 'FunctionCall', 'v8.evaluateModule'])

/** Reads from a trace of one load what script was asked for or ran before the page was first painted. */
export function scriptBeforePaint(trace: readonly TraceEvent[], url: string): ScriptBeforePaint {
  const events = trace.toSorted((a, b) => a.ts - b.ts)
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const paint = events.find(
    ({ name, args }) =>
      name === 'firstContentfulPaint' && args.data?.navigationId === start?.args.data?.navigationId,
  )
  if (!start || !paint) throw new Error(`The trace shows no first paint of ${url}`)
  // The browser traces its own pages as well.
  const before = events.filter(
    ({ ts, args }) => ts >= start.ts && ts < paint.ts && args.data?.frame === start.args.frame,
  )
  const { origin } = new URL(url)
  return {
    requested: before
      .filter(({ name, args }) => name === 'ResourceSendRequest' && args.data?.resourceType === 'Script')
      .map(({ args }) => args.data?.url ?? ''),
    ran: coveredTime(
      before.filter(({ name, args }) => scriptRuns.has(name) && args.data?.url?.startsWith(origin)),
    ),
  }
}

/** Milliseconds covered by events in order of time; what runs inside another is not counted twice. */
function coveredTime(events: readonly TraceEvent[]): number {
  let covered = 0
  let end = 0
  for (const { ts, dur = 0 } of events) {
    covered += Math.max(0, ts + dur - Math.max(ts, end))
    end = Math.max(end, ts + dur)
  }
  return covered / 1000
}
