import type { KnownQuestion } from './question.ts'
import { moreSecondPagesOnlyQuestions } from './second-from-pages-only-continued.ts'

/**
 * Written from the pages alone by a second person: on their first run 81.7% were right at once
 * (docs/decisions/0012-assistant-without-a-model.md). They have been read since.
 */
export const secondPagesOnlyQuestions: readonly KnownQuestion[] = [
  {
    ask: 'how long is the silence before your bot replies to the caller?',
    from: ['/', '/blog/how-long-should-a-machine-wait'],
    says: /\b1\.1 s|about a second|a little over a second|to just over one\b|became three of one second|carries its own setting|1\.2 seconds, say nothing|speaks 220 ms/i,
  },
  {
    ask: 'I run a 150 seat BPO floor, can my team leads listen to a bot call while it is on and jump in?',
    from: ['/', '/products/voice-intelligence'],
    says: /whisper|take over at any second|step in on one call|supervisors? can/i,
  },
  {
    ask: 'if i fill the form when will someone get back to me',
    from: ['/', '/about', '/partner-program'],
    says: /(reply|replies|answer you|get back)[^.]*within 24 hours|within 24 hours[^.]*person repl|^within 24 hours\.?$|a person replies/i,
  },
  {
    ask: 'We are new to all this. Which of your products should we begin with?',
    from: ['/products'],
    says: /three products cover|send one recording|add them one at a time|not sure which|earn their keep/i,
  },
  {
    ask: 'can an agent challange a score he thinks is wrong',
    from: ['/products/qams', '/blog/marking-every-call-is-not-watching-everyone'],
    says: /can question it|marks questioned|object(ion)?s?\b|you disagree|overruled/i,
  },
  {
    ask: 'By what time does compliance hear about a missed disclosure?',
    from: ['/products/qams'],
    says: /missed disclosure/i,
  },
  {
    ask: 'does call scoring cover our human agents or only the bot?',
    from: ['/products/qams', '/blog/marking-every-call-is-not-watching-everyone'],
    says: /by people and by orvani|sample call, taken by a person|machines can mark all|people orvani|agent sees it first|sees every mark/i,
  },
  {
    ask: 'Will it ever ask my customers for a PIN, CVV or OTP over the phone?',
    from: [
      '/products/virtual-assistant',
      '/solutions/banking',
      '/solutions/ecommerce',
      '/solutions/process-automation',
      '/blog/reading-a-cheque-leaf-over-the-phone',
    ],
    says: /never asked for|never asks for|a pin, a cvv|upi pin|should not be spoken|asks for one aloud|never spoken/i,
  },
  {
    ask: 'can we keep our existing phone numbers and telecom operator',
    from: ['/products/virtual-assistant', '/products', '/offers', '/solutions/banking', '/'],
    says: /keep your numbers|your own numbers?|your own line|line you choose/i,
  },
  {
    ask: 'what happens when the customer talks over the bot',
    from: [
      '/products/virtual-assistant',
      '/products/voice-intelligence',
      '/blog/how-long-should-a-machine-wait',
      '/blog/when-the-caller-is-angry-say-less',
    ],
    says: /fifth of a second|stops the moment the caller|lets the caller interrupt|interruptions included|who spoke over whom|are not interruptions|one .haan. while/i,
  },
  {
    ask: 'Instagram pe story ka reply bhi karega kya?',
    from: ['/products/zapra'],
    says: /instagram|story repl/i,
  },
  {
    ask: 'is UPI the only way to pay in the chat?',
    from: ['/products/zapra'],
    says: /netbanking|wallets/i,
  },
  {
    ask: 'As head of workforce planning I roster people a day ahead. Can your analytics forcast call volume?',
    from: ['/products/smart-analytics', '/solutions/data-analytics'],
    says: /within 4%|tomorrow.s calls|staffs thursday|what will monday|gives a range|three years of your own|billing cycles/i,
  },
  {
    ask: 'when does the weekly analytics report arrive and what is in it?',
    from: ['/products/smart-analytics'],
    says: /every monday at eight|monday 8 am|reports that read themselves/i,
  },
  {
    ask: 'can u detect if a caller is lying',
    from: ['/products/voice-intelligence'],
    says: /lie detection/i,
  },
  {
    ask: 'How should calls be picked for a pilot so that the comparison is fair?',
    from: ['/blog/a-pilot-in-ten-working-days'],
    says: /by arrival|every third call|not the quiet hours|other two in three/i,
  },
  {
    ask: 'Our core system is twenty years old and has no API. Can you still automate it?',
    from: ['/products/process-automation', '/solutions/process-automation'],
    says: /screen itself|old screens|where there is no interface|show us the screens/i,
  },
  {
    ask: 'if one system fails midway what happens to the updates already done',
    from: ['/products/process-automation', '/solutions/process-automation', '/blog/four-systems-one-address'],
    says: /put back|undoes in order|rollback|undo what was written|keep the change, try again|if it refuses, stop|written, written, refused|we use the first for systems|later system refuses/i,
  },
  {
    ask: 'do you store caste or religion of customers?',
    from: ['/products/customer-intelligence'],
    says: /caste/i,
  },
  {
    ask: 'how do you find out which policyholders may leave us',
    from: ['/products/customer-intelligence', '/', '/products'],
    says: /about to leave|likelihood|at-risk|at risk|who will leave|how likely|mark who left|surrender/i,
  },
  {
    ask: 'can it read handwriten forms in Marathi?',
    from: ['/products/document-processing'],
    says: /handwriting|printed or by hand|several scripts|devanagari/i,
  },
  {
    ask: 'invoice reading accuracy',
    from: ['/products/document-processing'],
    says: /invoices?\b[^.]*99\.\d|99\.1% of fields|^99\.4%$/i,
  },
  {
    ask: 'What does the document reader do with a field it is unsure about?',
    from: ['/products/document-processing', '/blog/eighteen-forms-in-a-hundred'],
    says: /not sure|below the confidence|asks a person|sent to a person|goes to a person|again by a person|goes to a lawyer|forms go to people|went to a person|not swear to|doubt early/i,
  },
  {
    ask: 'we manufacture machine parts, anything for factories like ours?',
    from: ['/solutions', '/offers'],
    says: /manufactur|breakdown line|serial number|dealer|spares|supplier|dispatch|reads the erp|from the erp/i,
  },
  {
    ask: 'EMI do baar kat gayi to bot reversal daal sakta hai?',
    from: ['/', '/solutions/banking'],
    says: /reversal|both debits|double debit/i,
  },
  {
    ask: 'a caller says he did not make this transaction, does it go to a human at once?',
    from: [
      '/solutions/banking',
      '/products/virtual-assistant',
      '/blog/seven-moments-to-hand-over',
      '/products/zapra',
      '/solutions/insurance',
    ],
    says: /fraud (goes|words|desk|team)|fraud-desk|fraud, hardship|suspected fraud|our fraud desk|connecting the fraud team|money is leaving|did not do this transfer|4\. fraud|fraud in progress|will call you within 5 minutes/i,
  },
  {
    ask: 'I answer to nine different clients. Can one client ever see the data of another?',
    from: ['/solutions/bpo'],
    says: /its own (header|report|users|number)|client.s store|every client apart|other clients. sight|own header/i,
  },
  {
    ask: 'night shift overflow',
    from: ['/solutions/bpo', '/', '/offers', '/products/virtual-assistant'],
    says: /overflow|first call over your limit|at 3 am/i,
  },
  {
    ask: 'What does it do if an appliance owner says there is a burning smell?',
    from: ['/solutions/customer-support', '/blog/seven-moments-to-hand-over', '/blog/what-an-ivr-tree-hides'],
    says: /burning smell|stops where a step is unsafe|.smoke.|does not ask a second question|.spark.|safety officer|danger to life|switch off, stand clear/i,
  },
  {
    ask: 'is there a log of who listened to a recording?',
    from: ['/solutions/data-analytics', '/about', '/solutions/healthcare', '/privacy-policy'],
    says: /listener.s name|who opened the record|each opening written|records opened/i,
  },
  ...moreSecondPagesOnlyQuestions,
]
