/** The eight products. Each reads the same sample call for a different desk (see site/content/sample-call.ts). */
export interface Product {
  id: ProductId
  name: string
  /** One sentence, shown in menus and beside the reading. At most 70 characters. */
  description: string
  /** What this product found in the sample call. At most 32 characters. */
  outcome: string
}

const texts = {
  'virtual-assistant': {
    name: 'Virtual Assistant',
    description: 'Takes the call, verifies the caller and settles the request.',
    outcome: 'Settled at 1:02, no transfer',
  },
  qams: {
    name: 'QAMS',
    description: 'Scores every call against your own checklist, not a sample.',
    outcome: '14 of 15 checks passed',
  },
  zapra: {
    name: 'Zapra',
    description: 'Answers on WhatsApp, email and chat, and remembers the call.',
    outcome: '2 messages, 1 payment link',
  },
  'smart-analytics': {
    name: 'Smart Analytics',
    description: 'Says why customers call, and what each cause costs.',
    outcome: '3,184 such calls this week',
  },
  'voice-intelligence': {
    name: 'Voice Intelligence',
    description: 'Hears pace, pitch and worry, as well as words.',
    outcome: 'Tone: worried to settled',
  },
  'process-automation': {
    name: 'Process Automation',
    description: 'Runs the back-office steps while the caller is on the line.',
    outcome: '5 steps run, none by hand',
  },
  'customer-intelligence': {
    name: 'Customer Intelligence',
    description: 'Knows who is calling and what they are likely to do next.',
    outcome: 'Renewal likelihood 41% to 88%',
  },
  'document-processing': {
    name: 'Document Processing',
    description: 'Reads the scan the caller sends and fills the form.',
    outcome: '4 fields read from 1 scan',
  },
} satisfies Record<string, Omit<Product, 'id'>>

export type ProductId = keyof typeof texts

/** In the order of the header's panel, the footer and the list of products. */
export const productIds = Object.keys(texts) as ProductId[]

export const products = productIds.map(productOf)

/** The product after this one in the list; after the last comes the first. */
export function nextProduct(id: ProductId): Product {
  return productOf(productIds[(productIds.indexOf(id) + 1) % productIds.length] ?? id)
}

export function productName(id: ProductId): string {
  return texts[id].name
}

export function productOf(id: ProductId): Product {
  return { id, ...texts[id] }
}
