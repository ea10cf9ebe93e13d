import type { RunningBuild } from '../running-build.ts'
import type { Counts, Trouble } from '../store/counts.ts'

/** Name, description, values by their labels (without braces), and type. */
type Metric = [
  name: string,
  help: string,
  values: Iterable<readonly [labels: string, value: number]>,
  type?: 'counter' | 'gauge',
]

interface Measured {
  counts: Counts
  trouble: Trouble
  events: ReadonlyMap<string, number>
  /** Whether each destination is paused. */
  destinations: ReadonlyMap<string, boolean>
  build: RunningBuild
}

/** The metrics in Prometheus's text format. Times are seconds. */
export function metricsText(measured: Measured, now: Date): string {
  const { counts, trouble, events, destinations, build } = measured
  const { leads, newestLeadAt, deliveries, oldestWaitingAt, subscribers } = counts
  const byState = (states: Record<string, number>) =>
    Object.entries(states).map(([state, number]) => [`state="${state}"`, number] as const)
  const age = (since: Date | undefined) => (since ? Math.max(0, now.getTime() - since.getTime()) / 1000 : 0)
  const one = (value: number) => [['', value]] as const
  const unsolved = [
    ['reason="dead"', trouble.dead],
    ['reason="refused"', trouble.refused],
    ['reason="late"', trouble.late],
  ] as const
  const buildLabels = Object.entries(build).map(([name, value]) => `${name}="${value}"`)
  const metrics: Metric[] = [
    ['build_info', 'Which build runs.', [[buildLabels.join(), 1]]],
    ['leads', 'Leads in the store.', one(leads)],
    [
      'newest_lead_timestamp_seconds',
      'When the newest lead came; 0 when there is none.',
      one((newestLeadAt?.getTime() ?? 0) / 1000),
    ],
    [
      'deliveries',
      'Deliveries in the outbox. dead: the dead letter. held: suspected spam.',
      byState(deliveries),
    ],
    [
      'oldest_waiting_delivery_seconds',
      'For how long the oldest waiting delivery has been in the outbox.',
      one(age(oldestWaitingAt)),
    ],
    ['unsolved_deliveries', 'Deliveries, mails to visitors aside, for which /healthz is degraded.', unsolved],
    ['retried_deliveries', 'Deliveries that failed and are tried again.', byDestination(trouble.retrying)],
    [
      'destination_paused',
      '1 while a destination is left alone, because it failed again and again.',
      byDestination(destinations),
    ],
    ['subscribers', 'Newsletter subscribers.', byState(subscribers)],
    ['events_total', 'Events logged since the start.', events, 'counter'],
    ['cpu_seconds_total', 'Processor time of the process since its start.', one(cpuSeconds()), 'counter'],
    ['memory_bytes', 'Resident memory of the process.', one(process.memoryUsage.rss())],
  ]
  return metrics.map(text).join('')
}

const byDestination = (values: ReadonlyMap<string, number | boolean>) =>
  [...values].map(([name, value]) => [`destination="${name}"`, Number(value)] as const)

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

function text([name, help, values, type = 'gauge']: Metric): string {
  const full = `lead_desk_${name}`
  const lines = [...values].map(([labels, value]) => `${full}${labels && `{${labels}}`} ${value}\n`)
  return `# HELP ${full} ${help}\n# TYPE ${full} ${type}\n${lines.join('')}`
}
