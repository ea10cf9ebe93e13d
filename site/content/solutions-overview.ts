import * as v from 'valibot'
import { checkContent } from '../../common/content/check-content.ts'
import { claimOn } from './claims.ts'
import { copy, isSample, listOf } from '../../common/content/content-schemas.ts'
import { points } from './products/feature.ts'
import { type ProductId, productIds, productName } from './products.ts'
import { sahyogLanguages } from './sample-clients.ts'
import { type SolutionId, solutions } from './solutions.ts'
import { site } from '../../common/brand/site.ts'

const goLive = claimOn('/solutions', 'goLive').shown

/** The sentence that callers of a solution open with, as on its own page. */
function openingOf(solution: SolutionId) {
  const { opening = '', lang = '', english = '' } = solutions.find(({ id }) => id === solution)?.call ?? {}
  return { words: opening, lang, english }
}

/** Name and page of a solution, as in menus and footer; of a product, if it is one. */
function listed(id: SolutionId) {
  return { id, name: solutions.find((solution) => solution.id === id)?.name ?? id, href: `/solutions/${id}` }
}

function listedProduct(id: ProductId) {
  return { id, name: productName(id), href: `/products/${id}` }
}

const detailSchema = v.object({ title: copy(30), text: copy(100) })

const amountSchema = v.object({ shown: copy(6), what: copy(24) })

const industrySchema = v.object({
  /** Also the anchor that opens its tab. */
  id: v.picklist(['banking', 'healthcare', 'ecommerce', 'manufacturing']),
  name: copy(14),
  opening: v.object({ words: copy(60), lang: copy(3), english: copy(60) }),
  solutions: listOf(detailSchema, 3),
  benefits: listOf(copy(56), 3),
  caseStudy: v.object({
    isSample,
    client: copy(20),
    challenge: copy(100),
    solution: copy(100),
    result: copy(60),
    before: amountSchema,
    after: amountSchema,
  }),
})

const useCaseSchema = v.object({
  id: copy(24),
  name: copy(22),
  description: copy(80),
  features: listOf(copy(34), 3),
  metric: amountSchema,
  implementation: copy(48),
  /** The product whose reading of the sample call is drawn above. */
  product: v.picklist(productIds),
  /** Target of its name. */
  href: copy(40),
})

export type Industry = v.InferOutput<typeof industrySchema>

/** Sample clients and figures, shown as samples. */
export const { industries, kindsOfWork } = checkContent(
  'site/content/solutions-overview.ts',
  v.object({ industries: listOf(industrySchema, 4), kindsOfWork: listOf(useCaseSchema, 4) }),
  {
    industries: [
      {
        id: 'banking',
        name: listed('banking').name,
        opening: openingOf('banking'),
        solutions: points({
          'Retail service line':
            'Cards, loans, disputes and statements, settled in core banking during the call.',
          'Collections that stay polite':
            'Reminder calls before the due date, with the amount, the date and a payment link.',
          'Re-KYC campaigns': 'Calls those who are due, in their language, until the document arrives.',
        }),
        benefits: [
          'Every caller answered in a second, on salary day too',
          'All calls scored, not two in a hundred',
          'A reference spoken and sent, each time',
        ],
        caseStudy: {
          isSample: true,
          client: 'Kaveri Bank',
          challenge: '19 lakh calls a month, a four-minute wait, and four languages on one queue.',
          solution: `EMI and card calls moved to ${site.brand} first. The rest followed in ninety days.`,
          result: '91 of 100 calls settled without a person.',
          before: { shown: '4:10', what: 'wait before' },
          after: { shown: '0:01', what: 'wait now' },
        },
      },
      {
        id: 'healthcare',
        name: listed('healthcare').name,
        opening: openingOf('healthcare'),
        solutions: points({
          'The appointment book': 'Books, moves and cancels against the doctor’s live list, at any hour.',
          'The evening before': 'Fasting and papers, said in a call and left in writing.',
          'The cashless desk': 'Tells the family where the approval stands, and calls when it moves.',
        }),
        benefits: [
          'Nurses called only when a nurse is needed',
          'Freed slots offered again within a minute',
          'Families told in their own language',
        ],
        caseStudy: {
          isSample: true,
          client: 'Sahyog Hospital',
          challenge: '31 of every 100 morning calls were lost while the counter was busy.',
          solution: `${site.brand} took the appointment line across six clinics, in ${sahyogLanguages}.`,
          result: 'No morning call lost in ninety days.',
          before: { shown: '31', what: 'lost of 100, before' },
          after: { shown: '0', what: 'lost of 100, now' },
        },
      },
      {
        id: 'ecommerce',
        name: listed('ecommerce').name,
        opening: openingOf('ecommerce'),
        solutions: points({
          'Where is my order': 'Traces the parcel with the courier and agrees a new time with the buyer.',
          'Returns and refunds': 'Checks the window, books the collection and names the refund date.',
          'Cash-on-delivery checks': 'Confirms the order before it ships, by call or WhatsApp.',
        }),
        benefits: [
          'Sale-week calls answered like any Tuesday',
          'Fewer parcels sent to people who are out',
          'The same thread on phone, chat and email',
        ],
        caseStudy: {
          isSample: true,
          client: 'Chowk & Co.',
          challenge: 'Six calls in ten asked one question, and 22% of cash orders came back.',
          solution: `${site.brand} answers order status on three channels and confirms cash orders in an hour.`,
          result: 'Returns of cash orders down to 13%.',
          before: { shown: '22%', what: 'came back, before' },
          after: { shown: '13%', what: 'come back, now' },
        },
      },
      {
        id: 'manufacturing',
        name: 'Manufacturing',
        opening: {
          words: 'મશીન બંધ છે, એન્જિનિયર ક્યારે આવશે?',
          lang: 'gu',
          english: 'The machine has stopped. When will the engineer come?',
        },
        solutions: points({
          'Breakdown line':
            'Takes the serial number and the fault code, tries the first fix, books the engineer.',
          'Dealer and spares desk': 'Stock, price and dispatch date from the ERP, by voice or email.',
          'Supplier follow-up': 'Calls each late supplier for a date and writes it into the order.',
        }),
        benefits: [
          'Night-shift calls logged with a serial number',
          'Spares quoted in a minute, not a morning',
          'Dispatch copies sent without being asked twice',
        ],
        caseStudy: {
          isSample: true,
          client: 'Tarang Tools',
          challenge: 'Dealers called a desk of four people who read the stock sheet to them.',
          solution: `${site.brand} reads the ERP and answers in Gujarati, Hindi and English. The four now handle orders.`,
          result: 'Spares quoted in 0:52, day or night.',
          before: { shown: '3 h', what: 'to quote, before' },
          after: { shown: '0:52', what: 'to quote, now' },
        },
      },
    ],
    kindsOfWork: [
      {
        ...listed('customer-support'),
        description: 'First-line calls settled, hard ones handed over with notes.',
        features: ['Guided fixes, step by step', 'Engineer visits booked', 'Warm transfer'],
        metric: { shown: '1:23', what: 'average fix' },
        implementation: `Live in ${goLive}, one queue first`,
        product: 'virtual-assistant',
      },
      {
        ...listed('process-automation'),
        description: 'One request, written to every system that holds the old answer.',
        features: ['Cross-system updates', 'Approvals and follow-ups', 'An audit line per step'],
        metric: { shown: '4', what: 'systems in one pass' },
        implementation: `Live in ${goLive}, one request type first`,
        product: 'process-automation',
      },
      {
        ...listed('data-analytics'),
        description: 'Why they called, which branch, and what changed on Thursday.',
        features: ['Call-driver grouping', 'Repeat-call tracing', 'Scheduled reports'],
        metric: { shown: '0:40', what: 'to a cause' },
        implementation: 'Live in 1 week, on past recordings',
        product: 'smart-analytics',
      },
      {
        ...listedProduct('document-processing'),
        description: 'Reads what the caller sends, and fills the form while they wait.',
        features: ['Scans, PDFs, photographs', 'Fields checked against records', 'Filed and indexed'],
        metric: { shown: '4', what: 'fields from one scan' },
        implementation: `Live in ${goLive}, one form first`,
        product: 'document-processing',
      },
    ],
  },
)
