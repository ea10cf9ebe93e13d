import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { listOf } from '../../../common/content/content-schemas.ts'
import { documentCategorySchema, recordSchema } from './document-category.ts'
import { points, pointSchema } from './feature.ts'

const contentSchema = v.object({
  revival: recordSchema,
  financial: documentCategorySchema,
  legal: documentCategorySchema,
  hr: documentCategorySchema,
  healthcare: documentCategorySchema,
  features: listOf(pointSchema, 6),
})

/** Sample documents, people, companies and figures: all invented, and the page says so. */
export const { revival, financial, legal, hr, healthcare, features } = checkContent(
  'site/content/products/document-processing.ts',
  contentSchema,
  {
    revival: {
      title: 'Revival request',
      note: 'Read in 4 s from one photograph. Matched to the caller at 0:58.',
      fields: [
        { place: 4, written: '₹18,240', label: 'Amount', value: '₹18,240.00', confidence: 99.8 },
        {
          place: 2,
          written: 'सुनीता पाटील',
          label: 'Life assured',
          confidence: 98.6,
          foreign: { lang: 'mr', english: 'Sunita Patil' },
        },
        { place: 1, written: 'SL 2204 1187', label: 'Policy', value: 'SL22041187', confidence: 99.9 },
        { place: 3, written: '2 / 6 / 1979', label: 'Born', value: '2 June 1979', confidence: 99.2 },
      ],
    },
    financial: {
      name: 'Financial',
      useCase: 'Three-way match of invoice, order and goods receipt, posted before the payment run.',
      ofHundred: { endToEnd: 83, toPerson: 16, wrongUnseen: 1 },
      types: [
        { name: 'Invoices', fields: '18 to 40', accuracy: 99.4, seconds: 5 },
        { name: 'Bank statements', fields: 'up to 600', accuracy: 99.1, seconds: 9 },
        { name: 'Cheques', fields: '7', accuracy: 99.3, seconds: 2 },
        { name: 'Purchase orders', fields: '22', accuracy: 99.2, seconds: 4 },
        { name: 'Balance sheets', fields: '140', accuracy: 98.6, seconds: 11 },
      ],
      record: {
        title: 'Invoice, ready to post',
        note: 'Adds up: taxable plus GST equals total.',
        fields: [
          { place: 6, written: '₹1,03,792.80', label: 'Payable', confidence: 99.7 },
          { place: 1, written: 'TT/25-26/0418', label: 'Invoice', confidence: 99.6 },
          { place: 3, written: '29AAXCK••••R1Z4', label: 'GSTIN', confidence: 99.5 },
          { place: 4, written: '₹87,960', label: 'Taxable', value: '₹87,960.00', confidence: 99.7 },
          { place: 5, written: '₹15,832.80', label: 'GST', confidence: 99.6 },
          { place: 2, written: '18 Sep 2025', label: 'Dated', confidence: 99.8 },
        ],
      },
    },
    legal: {
      name: 'Legal',
      useCase: 'Every lease on one sheet: fee, step-ups, notice and the clause each came from.',
      ofHundred: { endToEnd: 64, toPerson: 34, wrongUnseen: 2 },
      types: [
        { name: 'Contracts', fields: '34', accuracy: 98.6, seconds: 16 },
        { name: 'Leases and licences', fields: '28', accuracy: 98.9, seconds: 12 },
        { name: 'Powers of attorney', fields: '16', accuracy: 98.2, seconds: 8 },
        { name: 'Court notices', fields: '12', accuracy: 97.6, seconds: 10 },
        { name: 'NDAs', fields: '14', accuracy: 99, seconds: 7 },
      ],
      record: {
        title: 'Licence, key terms',
        note: 'Clause 9 goes to a lawyer before it is filed.',
        fields: [
          { place: 2, written: 'Northlight Design LLP', label: 'Licensee', confidence: 99.3 },
          { place: 1, written: 'Ila Rao', label: 'Licensor', confidence: 99.4 },
          { place: 5, written: '₹84,000', label: 'Monthly fee', confidence: 99.6 },
          { place: 3, written: '33 months', label: 'Term', confidence: 99.1 },
          { place: 4, written: '1 Nov 2025', label: 'Starts', confidence: 99.5 },
          {
            place: 6,
            written: 'Either party may end this on 60 days’ notice after month 12.',
            label: 'Exit',
            value: '60 days, after month 12',
            confidence: 93.8,
          },
        ],
      },
    },
    hr: {
      name: 'HR',
      useCase: 'A joining file of eleven papers becomes one employee record before lunch.',
      ofHundred: { endToEnd: 81, toPerson: 18, wrongUnseen: 1 },
      types: [
        { name: 'Joining forms', fields: '38', accuracy: 99.2, seconds: 3 },
        { name: 'Identity proofs', fields: '9', accuracy: 99.5, seconds: 2 },
        { name: 'Résumés', fields: '24', accuracy: 98.1, seconds: 4 },
        { name: 'Payslips', fields: '19', accuracy: 99.3, seconds: 2 },
        { name: 'Exit papers', fields: '15', accuracy: 98.8, seconds: 3 },
      ],
      record: {
        title: 'New employee',
        note: 'Account numbers are masked on screen and in logs.',
        fields: [
          { place: 1, written: 'Anand Kamath', label: 'Name', confidence: 98.9 },
          { place: 2, written: '6 / 10 / 2025', label: 'Joins', value: '6 Oct 2025', confidence: 99 },
          { place: 4, written: '••••••2086', label: 'Account', confidence: 99.4 },
          { place: 5, written: 'KAVB0•••108', label: 'IFSC', confidence: 99.3 },
          { place: 3, written: 'ABQPK••••L', label: 'PAN', confidence: 99.5 },
          { place: 6, written: 'Suma Kamath, wife', label: 'Nominee', confidence: 94.2 },
        ],
      },
    },
    healthcare: {
      name: 'Healthcare',
      useCase: 'Cashless claims leave the desk with the summary, the bill and the codes agreeing.',
      ofHundred: { endToEnd: 72, toPerson: 26, wrongUnseen: 2 },
      types: [
        { name: 'Discharge summaries', fields: '32', accuracy: 98.8, seconds: 9 },
        { name: 'Lab reports', fields: 'up to 90', accuracy: 99.4, seconds: 3 },
        { name: 'Claim forms', fields: '41', accuracy: 99.1, seconds: 6 },
        { name: 'Consent forms', fields: '11', accuracy: 99, seconds: 3 },
        { name: 'Prescriptions', fields: '8', accuracy: 96.9, seconds: 4 },
      ],
      record: {
        title: 'Claim, pre-filled',
        note: 'Handwritten medicine is always read again by a person.',
        fields: [
          { place: 2, written: 'SH 118 204', label: 'UHID', value: 'SH118204', confidence: 99.6 },
          {
            place: 1,
            written: 'Kamla Desai, 64 F',
            label: 'Patient',
            value: 'Kamla Desai, 64, F',
            confidence: 99.2,
          },
          {
            place: 4,
            written: 'Stable angina, single-vessel disease',
            label: 'Diagnosis',
            value: 'Stable angina',
            confidence: 98.8,
          },
          { place: 6, written: '₹1,42,600', label: 'Bill', value: '₹1,42,600.00', confidence: 99.5 },
          { place: 3, written: '9 to 12 Sep 2025', label: 'Stay', confidence: 99.4 },
          {
            place: 5,
            written: 'Tab. Aspirin 75 mg, once daily, after food',
            label: 'Medicine',
            value: 'Aspirin 75 mg, daily',
            confidence: 91.7,
          },
        ],
      },
    },
    features: points({
      'Reads several scripts on one page':
        'Devanagari, Bangla, Tamil and more, printed or by hand, without being told which.',
      'Says when it is not sure':
        'Below the confidence you set, 95% in these samples, it stops, shows the crop and asks a person.',
      'Checks the sums': 'Totals, dates and identity numbers are tested by rule before anything is posted.',
      'Keeps the evidence': 'Every value carries the page, the box and the person who confirmed it.',
      'Masks what is private': 'Account, PAN and Aadhaar digits are hidden on screen and in logs.',
      'Learns a new form from filled copies':
        'Give it a stack of them. It proposes the fields; you name them.',
    }),
  },
)
