import type { KnownQuestion } from './question.ts'

/** Legal counsel, a shop owner, heads of service and sales, a shift manager, a document desk, utilities and HR. */
export const counselShopsAndServiceQuestions: readonly KnownQuestion[] = [
  // Legal counsel
  {
    ask: 'If your platform causes us a loss, how much can we recover?',
    from: ['/terms-of-use'],
    says: /last 12 months|12 months before|payments you made/i,
  },
  {
    ask: 'Can you assign this contract to another company?',
    from: ['/terms-of-use'],
    says: /successor|pass this agreement/i,
  },
  {
    ask: 'Do we keep the rights in our call recordings?',
    from: ['/terms-of-use'],
    says: /belongs? to you|yours stays yours|What is yours/i,
  },
  {
    ask: 'Which courts or tribunal would hear a dispute?',
    from: ['/terms-of-use'],
    says: /arbitrat|San Francisco|California/i,
  },
  {
    ask: 'are we allowed to pen test the thing',
    from: ['/terms-of-use'],
    says: /test them without|written consent/i,
  },
  {
    ask: 'how many days notice if you modify the privacy policy',
    from: ['/privacy-policy'],
    says: /30 days/i,
  },
  // SME owner, first time
  {
    ask: 'I own three saree shops, how can this help me',
    from: ['/products/zapra', '/solutions/ecommerce', '/solutions', '/', '/products'],
    says: /saree|shop|order|WhatsApp/i,
  },
  {
    ask: 'what is the minimum I have to pay every month',
    from: ['/offers', '/blog/a-cost-per-call-that-adds-up'],
    says: /29,999/,
  },
  {
    ask: 'do I need to hire an IT person for this',
    from: ['/offers', '/blog/a-cost-per-call-that-adds-up', '/'],
    says: /Integration|integration|two days a month|connect one system|owner/i,
  },
  {
    ask: 'kya yeh mere purane landline number pe chalega',
    from: ['/products/virtual-assistant', '/products', '/'],
    says: /Keep your numbers|own numbers|line you choose/i,
  },
  {
    ask: 'I am not technical, who sets it up',
    from: ['/', '/offers'],
    says: /We build the assistant|Training|integration/i,
  },
  {
    ask: 'can I try it with one recording first',
    from: ['/', '/products', '/products/voice-intelligence', '/products/virtual-assistant'],
    says: /Send (a|one) recording|one call reason|Send us the call/i,
  },
  // Appliance service head
  {
    ask: 'washing machine error code pe customer ko guide kar sakta hai?',
    from: ['/solutions/customer-support', '/products/zapra', '/solutions', '/'],
    says: /fault code|one step|manual|E4|step by step/i,
  },
  {
    ask: 'Too many second visits for the same fault, did anyone reduce that?',
    from: ['/solutions/customer-support'],
    says: /second visits|12|29|in a hundred|mended/i,
  },
  {
    ask: 'does the technician know what the customer already tried',
    from: ['/solutions/customer-support'],
    says: /already tried|repeat what was tried/i,
  },
  {
    ask: 'what if there is smoke coming from the cooler',
    from: ['/solutions/customer-support', '/blog/seven-moments-to-hand-over'],
    says: /smoke/i,
  },
  {
    ask: 'can the bot refuse a warranty claim',
    from: ['/solutions/customer-support'],
    says: /Only your desk may refuse/i,
  },
  // Solar sales head
  {
    ask: 'Our telecallers reach the leads a day late',
    from: ['/solutions/lead-generation', '/products/virtual-assistant'],
    says: /within a minute|form to the first call|calling hours open/i,
  },
  {
    ask: 'what did one booked visit cost before and after',
    from: ['/solutions/lead-generation'],
    says: /420|booked visit/i,
  },
  {
    ask: 'same person fills two forms',
    from: ['/solutions/lead-generation'],
    says: /Two forms from one person/i,
  },
  { ask: 'lead says call me next month', from: ['/solutions/lead-generation'], says: /Not now/i },
  // BPO shift manager
  {
    ask: 'four thousand callbacks pending this morning and only eleven people',
    from: ['/solutions/bpo', '/', '/solutions'],
    says: /callback list|four thousand|cleared|callbacks/i,
  },
  {
    ask: 'are the dispositions written back into the client CRM',
    from: ['/solutions/bpo', '/products/virtual-assistant'],
    says: /Dispositions/i,
  },
  {
    ask: 'how long to open a new language on the floor',
    from: ['/solutions/bpo'],
    says: /new language|nine days|45|9/i,
  },
  {
    ask: 'do we still hire extra people for peak season',
    from: ['/solutions/bpo'],
    says: /hiring ninety people|peak/i,
  },
  // Document operations head
  {
    ask: 'Can it read cheques and bank statements?',
    from: ['/products/document-processing'],
    says: /cheque|bank statements/i,
  },
  {
    ask: 'what happens to fields it cannot read clearly',
    from: ['/products/document-processing'],
    says: /not sure|confidence you set|goes to a person|asks a person/i,
  },
  {
    ask: 'GST invoice ka total match karta hai kya',
    from: ['/products/document-processing', '/blog/eighteen-forms-in-a-hundred'],
    says: /total|Adds up/i,
  },
  {
    ask: 'how quickly is a discharge summary processed',
    from: ['/products/document-processing'],
    says: /9 s|5 s|seconds|a document, on average/i,
  },
  {
    ask: 'we have 40 field forms and 1 in 3 come back with mistakes',
    from: ['/blog/eighteen-forms-in-a-hundred'],
    says: /One form in three|forty fields|33\.1|one mistake/i,
  },
  // Visitor worried about privacy
  { ask: 'are you storing my IP when I browse', from: ['/privacy-policy'], says: /network address|cookie/i },
  {
    ask: 'what do you do with the phone number I enter in the contact form',
    from: ['/privacy-policy'],
    says: /lead desk|answer your enquiry|sales team/i,
  },
  {
    ask: 'who do I write to for deleting my details',
    from: ['/privacy-policy'],
    says: /privacy@|erase|Write to/i,
  },
  { ask: 'is anything I ask you here saved', from: ['/privacy-policy'], says: /does not leave your device/i },
  // Utility operations head
  {
    ask: 'Why did calls double on Thursday?',
    from: ['/solutions/data-analytics', '/', '/solutions', '/products/smart-analytics'],
    says: /cause|SMS batch|calls from Nagpur/i,
  },
  {
    ask: 'can I compare two sub-divisions of my discom',
    from: ['/solutions/data-analytics'],
    says: /side by side|feeder, branch|which branch differs/i,
  },
  {
    ask: 'our IVR report says 71% contained, should I believe it',
    from: ['/blog/what-an-ivr-tree-hides', '/blog'],
    says: /contained|gave up|worse the menu/i,
  },
  {
    ask: 'people calling about live wire must not wait in menu',
    from: ['/blog/what-an-ivr-tree-hides', '/blog/seven-moments-to-hand-over'],
    says: /wire|spark|shock|danger/i,
  },
  // HR head
  {
    ask: 'Can it take care of new joinee paperwork?',
    from: ['/products/process-automation', '/products/document-processing'],
    says: /joining|joins/i,
  },
  { ask: 'salary letter request automation', from: ['/products/process-automation'], says: /Salary letter/i },
]
export const counselShopsAndServiceOutside: readonly string[] = [
  'Do you have a branch in Singapore?',
  'Which bank gives the best FD rate?',
  'Can you design a logo for my shop?',
  'What is the notice period for your employees?',
  'Is your software available on AWS Marketplace?',
  'How many days of paid leave is mandatory in Karnataka?',
  'Who is your PR agency?',
  'kal chhutti hai kya',
  'Do you offer a student discount?',
  'Which hospital is best for knee surgery?',
]
