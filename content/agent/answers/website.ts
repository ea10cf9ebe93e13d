import { pageViewWords } from '../../legal/page-view-words.ts'
import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** This website, its forms and letters, as the privacy policy has it. */
export const website: readonly AgentAnswer[] = [
  {
    asked: [
      'Is there a demo login, dashboard demo, portal, sample account to try?',
      'try the dashboard',
      'test account',
      'sandbox login',
      'screenshot of the product',
      'play with the portal',
      'a place to play with the dashboard',
      'log in and look around',
      'how do I log in to the demo',
      'is there a demo portal',
      'can I see the dashboard',
      'demo login',
      'sample dashboard',
      'sign in without account',
      'demo portal password',
    ],
    say: 'Yes. Sign in to the demo portal: live calls, marked calls and an inbox of a fictional bank, in your browser only.',
    page: '/privacy-policy',
    quote: 'Only if you sign in to the demo, these entries are kept in your browser’s local storage.',
  },
  {
    asked: [
      'What does the demo store in my browser, local storage?',
      'does the test account keep my details',
      'is the demo data sent to you',
      'what does the demo save on my computer',
    ],
    say: 'The sample account and what you try in it, in your browser only. None of it is sent.',
    page: '/privacy-policy',
    quote: 'None of them is sent to us.',
  },
  {
    asked: [
      'newsletter confirmation link, how long is it valid',
      'did not confirm the subscription',
      'newsletter link expired',
      'how long is the newsletter link valid',
    ],
    page: '/privacy-policy',
    quote: 'The link is valid for 7 days; an address not confirmed by then is deleted.',
  },
  {
    asked: [
      'What happens to the message I send in the contact form, where does it go?',
      'after I press send',
      'who reads my message',
      'where is the form stored',
      'where does my enquiry go',
      'delete the message I sent you',
      'where does the contact form go',
      'what happens after I submit the form',
    ],
    say: 'It is stored on our own lead desk and mailed to the sales team. It is erased 12 months after it came.',
    page: '/privacy-policy',
    quote:
      'Your name, e-mail, phone number, company and message are stored on our own lead desk, with the time, a reference number and the version of the notice that stood at the form.',
  },
  {
    asked: [
      'Do you respect Do Not Track or Global Privacy Control?',
      'opt out of being counted',
      'privacy signals',
    ],
    page: '/privacy-policy',
    quote: pageViewWords(site.pageViews).refused,
  },
  {
    asked: [
      'Does the website load scripts or fonts from other companies, CDN, third party scripts?',
      'outside scripts',
      'Google Fonts',
      'external resources',
    ],
    page: '/privacy-policy',
    quote: pageViewWords(site.pageViews).loads,
  },
  {
    asked: [
      'Who do I write to about privacy, data protection officer, privacy email address?',
      'data protection contact',
      'grievance officer',
      'privacy complaint address',
      'who should I write to about my data',
      'privacy email',
    ],
    say: `Write to our privacy address, ${site.email.privacy}. It costs nothing, and we answer within 30 days.`,
    page: '/privacy-policy',
    quote: `Write to ${site.email.privacy}. It costs nothing.`,
  },
  {
    asked: [
      'legal notices, email of the legal team',
      'serve a legal notice',
      'lawyers’ address',
      'legal email address',
    ],
    say: `Write to ${site.email.legal}.`,
    page: '/privacy-policy',
    quote: `Legal: ${site.email.legal}`,
  },
  {
    asked: [
      'Can I get a copy of my data, access request, how many days to answer a privacy request?',
      'copy of my records',
      'what have you stored about me',
      'subject access',
      'can I see what data you have about me',
    ],
    say: 'Yes: a copy of what we hold about you and where it came from. We answer within 30 days.',
    page: '/privacy-policy',
    quote: 'A copy of what we hold about you, and where it came from',
  },
  {
    asked: [
      'How long are accounts, bills and backups kept?',
      'retention of billing records',
      'closed account data',
      'how long are invoices kept',
    ],
    say: 'Accounts for the contract and 90 days after it ends, bills as long as tax law requires.',
    page: '/privacy-policy',
    quote: 'For the contract, and 90 days after it ends',
  },
  {
    asked: [
      'What are my rights in India, Europe or California?',
      'rights of Indian citizens',
      'California rights',
      'European rights',
      'complain to the data board',
      'what rights do I have',
    ],
    page: '/privacy-policy',
    quote:
      'In India: to withdraw consent, to name a person who acts for you, and to have a complaint answered by us before you take it to the Data Protection Board.',
  },
  {
    asked: [
      'Will you tell us if the privacy policy or the terms change?',
      'will I hear about changes',
      'modified conditions',
      'policy update',
    ],
    say: 'Yes. Changes that matter are announced at least 30 days before.',
    page: '/privacy-policy',
    quote: 'Big changes get 30 days’ notice, here.',
  },
  {
    asked: [
      'can my enquiry land in spam',
      'is the form filtered',
      'message lost as junk',
      'did my message reach you',
    ],
    say: 'When several signs of spam are found, a message waits until a person has read it. No machine throws it away.',
    page: '/privacy-policy',
    quote: 'Where there are several, it waits until a person has read it; no machine throws it away.',
  },
  {
    asked: [
      'do you capture what I type before sending',
      'half filled form saved',
      'keystrokes recorded',
      'unfinished message saved',
      'is my message saved while I type',
    ],
    say: 'No. Nothing you type is sent before you press the button.',
    page: '/privacy-policy',
    quote: 'Nothing you type is sent before you press the button.',
  },
  {
    asked: [
      'what do you count when I visit',
      'visitor statistics',
      'analytics of this site',
      'do you count visitors',
    ],
    page: '/privacy-policy',
    quote: pageViewWords(site.pageViews).counted,
  },
  {
    asked: [
      'do you store my IP address',
      'can you recognise me when I come back',
      'do you store IP addresses',
    ],
    page: '/privacy-policy',
    quote: pageViewWords(site.pageViews).known,
  },
  {
    asked: [
      'I did not get the newsletter',
      'why must I confirm my subscription',
      'double opt-in',
      'confirmation mail for the letter',
    ],
    say: 'One letter a month by e-mail. Press the button in the mail we send you within 7 days.',
    page: '/privacy-policy',
    quote: 'You are not on the list until you press a button on a page that we mail you the link to.',
  },
  {
    asked: [
      'when was the privacy policy last updated',
      'date of the policy',
      'how old are these policies',
      'when was the privacy policy updated',
      'date of the privacy policy',
      'last update of your policy',
    ],
    say: '1 April 2025.',
    page: '/privacy-policy',
    quote: 'Last updated: April 1st, 2025',
  },
]
