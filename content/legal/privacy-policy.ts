/**
 * The privacy policy. DRAFT: a lawyer must read it before it is published, the periods above all.
 *
 * `this-website` and `cookies` describe what this project does, not what is planned. Whoever builds visit counting,
 * the demo sign-in or a newsletter, adds a service from elsewhere, or sends leads to a provider's cloud
 * (`emailCall.origin` in content/site.ts), rewrites them in the same change.
 */
import { checkContent } from '../check-content.ts'
import { site } from '../site.ts'
import { legalDocumentSchema } from './legal-document.ts'

const { company, email, phone } = site

export const privacyPolicy = checkContent('content/legal/privacy-policy.ts', legalDocumentSchema, {
  title: 'Privacy policy',
  lead: `How ${company} handles personal information. The clauses are binding; the notes beside them are there to help.`,
  lastUpdated: { shown: 'April 1st, 2025', day: '2025-04-01' },
  kind: 'The policy',
  other: { label: 'Terms of use', href: '/terms-of-use' },
  sections: [
    {
      id: 'personal-info',
      title: 'Information we collect',
      summary:
        'What you type in our form, what a customer’s account needs, and the calls our customers hand to us.',
      clauses: [
        {
          text: `This policy covers ${company} (“we”), this website and the services we sell: assistants that answer calls, e-mails and chats, and the tools that mark and measure them. Personal information is anything that identifies you or can be linked to you.`,
        },
        {
          heading: 'What you give us',
          points: [
            'First and last name, work e-mail, country code and phone number, company and message, when you send our contact form.',
            'What you write or say when you e-mail us or call us.',
            'Name, work e-mail, role and billing contact, when your company opens an account with us.',
          ],
        },
        {
          heading: 'What arises as our services are used',
          points: [
            'Sign-ins, settings changed and records opened by the people who work in a customer’s account.',
            'Technical records of the services: times, error codes and the amounts used for billing.',
          ],
          closing:
            'This website is a different matter from our services. What it records is set out under “What this website does”.',
        },
        {
          heading: 'What we process for customers',
          text: 'Call audio, transcripts, e-mails, chat messages and documents that pass through an assistant we run for a customer. The customer decides why this is done, what is kept and for how long; we act on its instructions. If you called one of our customers, its own privacy policy applies to your call.',
        },
        {
          heading: 'What we do not ask for',
          text: 'Our services are sold to businesses and are not meant for children. Please do not put health, financial or identity-document details into the contact form. We do not buy lists of people.',
        },
      ],
    },
    {
      id: 'data-collection',
      title: 'How we collect and use it',
      summary:
        'To reply to you, to run the service and to bill for it. One customer’s calls never train another’s assistant.',
      clauses: [
        {
          text: 'We collect information directly from you, from the customer you work for, and from the calls and messages a customer sends through our services. We use it to:',
          points: [
            'answer your enquiry and arrange a demonstration;',
            'provide, secure, support and improve the services a customer has bought;',
            'bill for them and keep the accounts the law requires;',
            'find and stop misuse, fraud and faults;',
            'meet our legal duties and defend legal claims.',
          ],
        },
        {
          heading: 'Why we may',
          text: 'Where the law asks for a ground, these are ours.',
          terms: [
            {
              term: 'Your enquiry',
              detail: 'You asked us to reply, and we have a legitimate interest in doing so',
            },
            { term: 'A contract', detail: 'We cannot provide or bill for a service without it' },
            { term: 'Legal duty', detail: 'Tax, accounting, and answers to lawful orders' },
            {
              term: 'Legitimate interest',
              detail: 'Security, prevention of misuse, and improvement of the services',
            },
            { term: 'Consent', detail: 'Anything else. You may withdraw it as easily as you gave it' },
          ],
        },
        {
          heading: 'Calls, and machines that learn',
          text: 'We do not use the content of a customer’s calls, e-mails or chats to train models for any other customer. A customer may agree in writing to use its own content to improve its own assistant.',
        },
        {
          heading: 'Decisions',
          text: 'We do not make decisions about you with legal or similarly serious effect by automated means alone.',
        },
      ],
    },
    {
      id: 'this-website',
      title: 'What this website does',
      summary:
        'It keeps the message you send and mails it to our team. It sets no cookies and does not count your visit.',
      clauses: [
        {
          text: 'This section describes the website you are reading, as it works today.',
        },
        {
          heading: 'When you send the contact form',
          points: [
            'Your name, e-mail, phone number, company and message are stored on our own lead desk, with the time and a reference number.',
            'The lead desk mails them to our sales team. If the mail cannot be delivered it is tried again for up to 72 hours.',
            'To recognise the same message sent twice within ten minutes, the lead desk keeps a short code computed from it.',
            'Nothing you type is sent before you press the button. Nothing about you is added from elsewhere, and you are not scored.',
          ],
        },
        {
          heading: 'How long a message is kept',
          text: 'Until 12 months after our last exchange with you; then it is erased from the lead desk and from our mailboxes. This period is a draft that counsel has yet to confirm, and erasing is done by a person: the lead desk does not erase by itself today. You may ask for it sooner under “Your rights”.',
        },
        {
          heading: 'What it does not do',
          points: [
            'It sets no cookies and stores nothing in your browser.',
            'It loads nothing from other companies: fonts, pictures and scripts come from this website itself.',
            'It does not count page views or visits. If we begin to, it will be without cookies, and this policy will say so first.',
            'It has no newsletter sign-up and no advertising.',
          ],
        },
        {
          heading: 'Technical records',
          text: 'To limit floods of messages, the server remembers from which network addresses the form was sent, in its working memory only, until newer ones take their place or it restarts; it writes them neither to its log nor to the lead desk. The log names events, reference numbers and error codes, and nothing you typed. A host or network that carries the website may keep access records of its own, under its own rules.',
        },
        {
          heading: 'Demonstrations',
          text: 'Calls, chats, companies and scores shown on these pages are samples and belong to no real person. The buttons that play a demonstration send nothing to us.',
        },
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      summary:
        'Encrypted, watched day and night, opened only by people who need it. If something goes wrong, we say so.',
      clauses: [
        {
          text: 'Information in our services is protected by technical and organisational measures, which include:',
          terms: [
            { term: 'Encryption', detail: 'AES-256 for stored data; TLS in transit' },
            {
              term: 'Access',
              detail: 'By role, with multi-factor authentication, and only as far as the work needs',
            },
            { term: 'Monitoring', detail: '24 hours a day, 7 days a week' },
            {
              term: 'Rules we work to',
              detail: 'SOC 2 criteria, the GDPR and the CCPA. Ask us for the current reports and agreements',
            },
          ],
        },
        {
          heading: 'The lead desk',
          text: 'The lead desk keeps messages in files that only its own system account may open. It does not encrypt them itself; that is the task of the disk it stands on.',
        },
        {
          heading: 'If something goes wrong',
          text: 'No system is perfectly secure. If a breach is likely to affect you, we will tell you, the customer concerned and the authority concerned without undue delay and within the time the law sets.',
        },
        {
          heading: 'Your part',
          text: `Keep passwords to yourself and tell us at ${email.privacy} if you think an account or a message has come into the wrong hands.`,
        },
      ],
    },
    {
      id: 'sharing',
      title: 'Whom we share it with',
      summary: 'We do not sell it. Suppliers may handle it for us, under contract.',
      clauses: [
        {
          text: 'We do not sell personal information, and we do not share it for advertising across other companies’ sites. We share it with:',
          points: [
            'service providers who host our systems, carry calls or deliver e-mail for us, under contracts that bind them to our instructions;',
            'the customer on whose behalf we process it;',
            'professional advisers and auditors, who must keep it confidential;',
            'courts and authorities, where the law requires it. Where we lawfully can, we tell the person concerned first;',
            'a successor, if our business or part of it is sold, under the terms of this policy.',
          ],
          closing: `The service providers we use at present are named on request: write to ${email.privacy}.`,
        },
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      summary: 'As long as the reason lasts, and no longer than the law lets us. Then it goes.',
      clauses: [
        {
          text: 'We keep personal information as long as the purpose needs it, and longer only where the law obliges us to. The periods are drafts until counsel has confirmed them.',
          terms: [
            { term: 'Contact form', detail: '12 months after our last exchange' },
            { term: 'Accounts', detail: 'For the contract, and 90 days after it ends' },
            { term: 'Bills', detail: 'As long as tax law requires' },
            {
              term: 'Customers’ calls',
              detail: 'As the customer instructs; returned or erased when its contract ends',
            },
          ],
        },
        {
          text: 'Copies in backups are overwritten in their turn and are not restored except to repair a loss.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      summary: 'Ask to see it, fix it, erase it or pause it. Write to us and we answer within 30 days.',
      clauses: [
        {
          text: 'Wherever you live, you may ask us for:',
          terms: [
            { term: 'Access', detail: 'A copy of what we hold about you, and where it came from' },
            { term: 'Correction', detail: 'A change to anything wrong or incomplete' },
            { term: 'Deletion', detail: 'Removal, unless the law obliges us to keep it' },
            { term: 'Restriction', detail: 'A pause on its use while a question is settled' },
          ],
        },
        {
          heading: 'Further rights, depending on where you live',
          points: [
            'In the European Union and the United Kingdom: to object to our use, to take your information elsewhere in a common format, and to complain to your data protection authority.',
            'In California: to know what we collect and to whom we disclose it, to opt out of sale or sharing, of which there is none, and to be treated no differently for asking.',
            'In India: to withdraw consent, to name a person who acts for you, and to have a complaint answered by us before you take it to the Data Protection Board.',
          ],
        },
        {
          heading: 'How to ask',
          text: `Write to ${email.privacy}. It costs nothing. We may ask for enough to be sure that it is you, and we answer within 30 days; if we need longer, or have to refuse, we say why. You may send someone in your place with your written permission.`,
        },
        {
          text: 'If your information reached us through one of our customers, that customer decides. We will pass your request on and tell you that we have.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      summary:
        'There are none. When the demo opens it will remember one sample account, and only in your browser.',
      clauses: [
        {
          text: 'This website sets no cookies today, neither ours nor anyone else’s, and keeps nothing in your browser’s local storage. So there is no banner and nothing to refuse. Your browser keeps copies of pages for a while to show them faster, as it does for every website.',
        },
        {
          heading: 'Reserved: the demo sign-in',
          text: 'The demo sign-in is not in use until it exists. When it opens, it will keep the sample account you choose in your browser’s local storage, in an entry named “currentUser”, until you sign out or clear it. That entry will not be sent to us.',
        },
        {
          heading: 'If this changes',
          text: 'Before we set a cookie that the website does not strictly need, we will ask you, and a no will cost you nothing.',
        },
      ],
    },
    {
      id: 'transfers',
      title: 'International transfers',
      summary: 'It may cross a border. When it does, the protection goes with it.',
      clauses: [
        {
          text: 'We may process information in countries other than yours, where the law may protect it less. Where the law asks for it, transfers rely on an adequacy decision, on standard contractual clauses with the further measures they need, or on another recognised safeguard.',
        },
        {
          text: `A customer may agree with us where its content is stored. For a copy of the safeguard that covers your information, write to ${email.privacy}.`,
        },
      ],
    },
    {
      id: 'updates',
      title: 'Changes to this policy',
      summary: 'Big changes get 30 days’ notice, here.',
      clauses: [
        {
          text: 'We may revise this policy. The date at the top shows the last revision. If a change matters to you, we will announce it on this page at least 30 days before it takes effect, and tell customers by e-mail. A change does not loosen what we promised for information we already hold, unless you agree.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      summary: 'Two addresses and a phone. A person reads them.',
      clauses: [
        {
          text: 'Questions, requests and complaints about this policy, or about information we hold:',
          terms: [
            { term: 'Privacy', detail: email.privacy, href: `mailto:${email.privacy}` },
            { term: 'Legal', detail: email.legal, href: `mailto:${email.legal}` },
            { term: 'Phone', detail: phone.display, href: phone.href },
          ],
          closing: `${company} is responsible for the information this policy describes, except where it acts on a customer’s instructions.`,
        },
      ],
    },
  ],
})
