import type { Counts, Trouble } from '../store/counts.ts'

interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge'
  /** Labels without braces, and the value. */
  values: readonly (readonly [labels: string, value: number])[]
}

interface Measured {
  counts: Counts
  trouble: Trouble
  events: ReadonlyMap<string, number>
  /** Whether each destination is left alone for now. */
  destinations: ReadonlyMap<string, boolean>
}

/** The metrics in Prometheus's text format. Times are seconds. */
export function metricsText({ counts, trouble, events, destinations }: Measured, now: Date): string {
  const { leads, newestLeadAt, deliveries, oldestWaitingAt, subscribers } = counts
  const byState = (states: Record<string, number>) =>
    Object.entries(states).map(([state, number]) => [`state="${state}"`, number] as const)
  const age = (since: Date | undefined) => (since ? Math.max(0, now.getTime() - since.getTime()) / 1000 : 0)
  const metrics: Metric[] = [
    { name: 'leads', help: 'Leads in the store.', type: 'gauge', values: [['', leads]] },
    {
      name: 'newest_lead_timestamp_seconds',
      help: 'When the newest lead came; 0 when there is none.',
      type: 'gauge',
      values: [['', (newestLeadAt?.getTime() ?? 0) / 1000]],
    },
    {
      name: 'deliveries',
      help: 'Deliveries in the outbox. dead: the dead letter. held: suspected spam.',
      type: 'gauge',
      values: byState(deliveries),
    },
    {
      name: 'oldest_waiting_delivery_seconds',
      help: 'For how long the oldest waiting delivery has been in the outbox.',
      type: 'gauge',
      values: [['', age(oldestWaitingAt)]],
    },
    {
      name: 'unsolved_deliveries',
      help: 'Deliveries, mails to visitors aside, for which /healthz is degraded.',
      type: 'gauge',
      values: [
        ['reason="dead"', trouble.dead],
        ['reason="refused"', trouble.refused],
        ['reason="late"', trouble.late],
      ],
    },
    {
      name: 'retried_deliveries',
      help: 'Deliveries that failed and are tried again.',
      type: 'gauge',
      values: byDestination(trouble.retrying),
    },
    {
      name: 'destination_paused',
      help: '1 while a destination is left alone, because it failed again and again.',
      type: 'gauge',
      values: byDestination(destinations),
    },
    { name: 'subscribers', help: 'Newsletter subscribers.', type: 'gauge', values: byState(subscribers) },
    { name: 'events_total', help: 'Events logged since the start.', type: 'counter', values: [...events] },
    {
      name: 'cpu_seconds_total',
      help: 'Processor time of the process since its start.',
      type: 'counter',
      values: [['', cpuSeconds()]],
    },
    {
      name: 'memory_bytes',
      help: 'Resident memory of the process.',
      type: 'gauge',
      values: [['', process.memoryUsage.rss()]],
    },
  ]
  return metrics.map(text).join('')
}

const byDestination = (values: ReadonlyMap<string, number | boolean>) =>
  [...values].map(([name, value]) => [`destination="${name}"`, Number(value)] as const)

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

function text({ name, help, type, values }: Metric): string {
  const full = `lead_desk_${name}`
  const lines = values.map(([labels, value]) => `${full}${labels && `{${labels}}`} ${value}\n`)
  return `# HELP ${full} ${help}\n# TYPE ${full} ${type}\n${lines.join('')}`
}
