import type { ProductId } from '../../site/content/products.ts'

interface Gesture {
  rest: string
  /** Amber: what the assistant adds. */
  live: string
}

/** The eight readings, each reduced to one gesture of 40 by 24 units, as path data. */
export const gestures: Record<ProductId, Gesture> = {
  'virtual-assistant': {
    rest: 'M2 12v0M6 9v6M10 5v14M14 8v8',
    live: 'M19 10v4M23 4v16M27 2v20M31 6v12M35 9v6',
  },
  qams: {
    rest: 'M1 12h38M6 6v12M13 6v12M20 6v12M34 6v12',
    live: 'M27 2v20',
  },
  zapra: {
    rest: 'M4 3h15a2.5 2.5 0 0 1 2.5 2.5v3a2.5 2.5 0 0 1-2.5 2.5h-15a2.5 2.5 0 0 1-2.5-2.5v-3a2.5 2.5 0 0 1 2.5-2.5z',
    live: 'M16.5 14h19a2.5 2.5 0 0 1 2.5 2.5v3a2.5 2.5 0 0 1-2.5 2.5h-19a2.5 2.5 0 0 1-2.5-2.5v-3a2.5 2.5 0 0 1 2.5-2.5z',
  },
  'smart-analytics': {
    rest: 'M3 21V4M8 21V6M13 21V7M18 21v-9M23 21V9M28 21v-8M33 21v-7',
    live: 'M38 21V10',
  },
  'voice-intelligence': {
    rest: 'M2 21h4M9 21h4M16 21h4M23 21h4M30 21h4M2 16h4M16 16h4M30 16h4M9 11h4',
    live: 'M1 14c6-1 8-7 14-6s8 5 13 1 6-6 11-6',
  },
  'process-automation': {
    rest: 'M1 21h8v-6h8V9h9M7.4 15a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M15.4 9a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
    live: 'M26 9V3h13',
  },
  'customer-intelligence': {
    rest: 'M1 22c10 0 14-3 19-9M1 22h38',
    live: 'M20 13c4-5 8-9 19-10',
  },
  'document-processing': {
    rest: 'M2 4h15M2 9.5h10M2 15h13M2 20.5h7',
    live: 'M23 4h15M23 9.5h9M23 15h12M23 20.5h6',
  },
}
