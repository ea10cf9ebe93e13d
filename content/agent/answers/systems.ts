import { claimInWords, claimOn } from '../../claims.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What it connects to, and what the products do with data. */
export const systems: readonly AgentAnswer[] = [
  {
    asked: [
      'Do you integrate or connect with our CRM, ERP, core banking, ticketing, existing systems and software?',
      'Which integrations and connectors do you have?',
      'is there an API, REST API, documentation for developers?',
      'Does it work with Salesforce, Zoho, HubSpot, SAP, Freshdesk?',
      'How does it get data from our systems?',
      'kya hamare software se connect hoga',
      'which tools do you plug into',
      'link with our database',
      'compatible with our software',
      'developer access',
      'custom application',
      'Tally',
      'Salesforce',
    ],
    say: `Yes. More than ${claimInWords('/products/virtual-assistant', 'connectors')} connectors, and a documented REST interface for the system only you have.`,
    page: '/products/virtual-assistant',
    quote: `${claimOn('/products/virtual-assistant', 'connectors').shown} connectors, and a documented REST interface for the system only you have.`,
  },
  {
    asked: [
      'Can we keep our existing phone numbers, telephony, carrier, SIP trunk, PBX, dialer?',
      'Do we have to change our toll free number?',
      'We use Genesys or Avaya, does it work with our dialler?',
      'Do we need new phone lines?',
      'keep our toll-free number',
      'existing call centre setup',
      'current phone provider',
      'replace our PBX',
      'port numbers',
      'landline',
    ],
    say: 'Yes. You keep your numbers and carriers. It connects by SIP trunk, WebRTC or call forwarding.',
    page: '/products/virtual-assistant',
    quote: 'Keep your numbers and carriers',
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
    asked: [
      'Do you send or export call data to our data warehouse, webhooks, SFTP, analytics?',
      'push events to BigQuery',
      'raw data export',
      'feed to our BI',
      'pull call logs',
      'data dump',
    ],
    say: 'Every turn of a call can go to your warehouse, by webhook, SFTP or a scheduled export.',
    page: '/products/virtual-assistant',
    quote: 'Sends every turn to your warehouse',
  },
  {
    asked: [
      'Is it lie detection, does it know who lies, identify people, health, voice biometrics, voiceprint?',
      'truth detector',
      'can it recognise a person by voice',
      'speaker identification',
    ],
    say: 'No. It reads the call, not the person: no identity, no health, no lie detection.',
    page: '/products/voice-intelligence',
    quote: 'It reads the call, not the person: no identity, no health, no lie detection.',
  },
]
