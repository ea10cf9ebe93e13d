import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /products/document-processing. */
export const documentProcessing: readonly AgentAnswer[] = [
  {
    asked: [
      'Which documents can it read: bank statements, invoices, contracts, forms, discharge summaries, lab reports?',
      'What file types or document types are supported by document processing?',
      'what kinds of paper can you process',
      'formats accepted',
      'does it take PDFs and pictures from a phone',
      'can it read cheques and bank statements',
      'kaun se document',
    ],
    say: 'Financial, legal, HR and healthcare papers, as photo, scan, fax or e-mail attachment.',
    page: '/products/document-processing',
    quote: 'Photo, scan, fax or e-mail attachment.',
  },
  {
    asked: [
      'How long does it take to read a document, seconds per document, speed of OCR?',
      'speed of data entry',
      'turnaround of a scan',
      'how quickly is a discharge summary processed',
      'time per document',
    ],
    say: 'Seconds. In these samples a cheque takes two, and a contract sixteen.',
    page: '/products/document-processing',
    quote: 'In these samples a cheque is read in two seconds.',
  },
  {
    asked: [
      'How accurate is the OCR, percentage of fields read correctly?',
      'What accuracy do you get on financial documents?',
      'error rate of extraction',
      'how reliable is the reading of scans',
      'reading precision',
    ],
    say: 'In our demonstration sets some 99 fields in a hundred are read right the first time. The page has the figure for each kind of document.',
    page: '/products/document-processing',
    quote: 'of fields read right, first time',
  },
  {
    asked: [
      'Which Indian scripts and languages can it read: Devanagari, Bangla, Tamil?',
      'hindi form padh lega kya',
      'regional language paperwork',
      'forms filled in Bengali',
    ],
    page: '/products/document-processing',
    quote: 'Devanagari, Bangla, Tamil and more, printed or by hand, without being told which.',
  },
  {
    asked: [
      'Can it check totals and validate fields, cross verification of amounts and dates?',
      'does it catch mismatched sums',
      'detect wrong totals',
      'fraud check on papers',
      'GST total match karta hai',
    ],
    say: 'Yes. Totals, dates and identity numbers are tested by rule before anything is posted.',
    page: '/products/document-processing',
    quote: 'Totals, dates and identity numbers are tested by rule before anything is posted.',
  },
  {
    asked: [
      'Can it learn our own form or a new document layout, custom template?',
      'our forms are unusual',
      'non-standard layout',
      'train it on our template',
    ],
    say: 'Yes. Give it a stack of filled copies. It proposes the fields and you name them.',
    page: '/products/document-processing',
    quote: 'Give it a stack of them.',
  },
  {
    asked: [
      'Is there proof of where a value came from, audit of extracted data, evidence?',
      'trace a value to the original page',
      'proof for auditors where the number came from',
    ],
    page: '/products/document-processing',
    quote: 'Every value carries the page, the box and the person who confirmed it.',
  },
  {
    asked: [
      'Can it process leases, rent agreements, legal contracts, clauses?',
      'rental agreements',
      'contract expiry and notice terms',
      'read legal agreements',
    ],
    say: 'Yes. Every lease on one sheet: fee, step-ups, notice and the clause each came from.',
    page: '/products/document-processing',
    quote: 'Every lease on one sheet: fee, step-ups, notice and the clause each came from.',
  },
  {
    asked: [
      'employee joining documents, HR onboarding paperwork',
      'onboarding files of new hires',
      'employee records from papers',
      'new joinee paperwork',
    ],
    page: '/products/document-processing',
    quote: 'A joining file of eleven papers becomes one employee record before lunch.',
  },
  {
    asked: [
      'hospital claim documents, cashless claim, discharge summary reading',
      'hospital bills and summaries for reimbursement',
    ],
    page: '/products/document-processing',
    quote: 'Cashless claims leave the desk with the summary, the bill and the codes agreeing.',
  },
  {
    asked: [
      'Is handwritten medicine or prescription read automatically?',
      'doctors’ scribbles',
      'prescription reading',
    ],
    say: 'It is read, and always read again by a person.',
    page: '/products/document-processing',
    quote: 'Handwritten medicine is always read again by a person.',
  },
  {
    asked: [
      'Where is the extracted data stored, which systems does it write to?',
      'where does the extracted data go',
      'push the fields into our ERP',
    ],
    page: '/products/document-processing',
    quote: 'Written to three systems, encrypted at rest, with the picture it came from.',
  },
  {
    asked: [
      'How do I try document processing on our worst scans?',
      'can you cope with crumpled or blurry copies',
      'test with our bad scans',
    ],
    say: 'Send us your worst scan. We send back the fields, and say which ones we would not swear to.',
    page: '/products/document-processing',
    quote: 'We send back the fields, and say which ones we would not swear to.',
  },
  {
    asked: [
      'Can it read handwriting, handwritten forms, scans, photographs, documents, OCR in Indian scripts?',
      'What is Document Processing?',
      'Can you read handwriting?',
      'kya bot document padh sakta hai',
      'scanned paper reading',
      'digitise our paperwork',
      'data capture',
      'OCR product',
      'extract fields',
    ],
    say: 'Yes. It reads photographs, faxes, stamped forms and handwriting in Indian scripts, checks the fields and files them.',
    page: '/products/document-processing',
    quote: 'Photographs, faxes, stamped forms, handwriting in Indian scripts.',
  },
  {
    asked: [
      'What if OCR is not sure or not confident about a field, how accurate is document reading?',
      'Does a person check what the machine read?',
      'doubtful characters',
      'low certainty reading',
      'human check of scans',
      'fields it cannot read clearly',
      'unclear scan',
    ],
    say: 'Below the confidence you set, it stops, shows the crop and asks a person.',
    page: '/products/document-processing',
    quote: 'it stops, shows the crop and asks a person.',
  },
  {
    asked: [
      'Can it read an invoice, GST number, purchase order, total, vendor bill?',
      'vendor bills',
      'accounts payable',
      'match bill to order',
      'GST bill reading',
    ],
    say: 'Yes. It reads invoices, orders and goods receipts and matches the three before the payment run.',
    page: '/products/document-processing',
    quote: 'Three-way match of invoice, order and goods receipt, posted before the payment run.',
  },
  {
    asked: [
      'Are Aadhaar, PAN and account numbers masked or hidden?',
      'Do you hide sensitive numbers on the screen?',
      'sensitive digits',
      'do operators see my Aadhaar',
      'hide account numbers',
    ],
    say: 'Yes. Account, PAN and Aadhaar digits are hidden on screen and in logs.',
    page: '/products/document-processing',
    quote: 'Account, PAN and Aadhaar digits are hidden on screen and in logs.',
  },
  {
    asked: ['does GST add up on the bill'],
    page: '/products/document-processing',
    quote: 'Adds up: taxable plus GST equals total.',
  },
  {
    asked: ['does a lawyer check the contract', 'legal review of clauses'],
    say: 'A clause it is less sure of goes to a lawyer before it is filed.',
    page: '/products/document-processing',
    quote: 'Clause 9 goes to a lawyer before it is filed.',
  },
  {
    asked: ['how does document reading work', 'steps from scan to system'],
    say: 'Straightened, cleaned and read with a confidence for each character, then named, checked and written to your systems.',
    page: '/products/document-processing',
    quote: 'Each character is read with a confidence.',
  },
]
