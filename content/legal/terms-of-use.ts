/** The terms of use. DRAFT: a lawyer must read them before they are published. */
import { checkContent } from '../check-content.ts'
import { claimOn } from '../claims.ts'
import { site } from '../site.ts'
import { legalDocumentSchema } from './legal-document.ts'

const { company, email, phone } = site
const uptimeAim = claimOn('/terms-of-use', 'uptimeAim').shown

export const termsOfUse = checkContent('content/legal/terms-of-use.ts', legalDocumentSchema, {
  title: 'Terms of use',
  lead: `What you may expect of ${company}, and what we expect of you. The clauses are binding; the notes beside them are there to help.`,
  lastUpdated: { shown: 'April 1st, 2025', day: '2025-04-01' },
  kind: 'The terms',
  other: { label: 'Privacy policy', href: '/privacy-policy' },
  sections: [
    {
      id: 'service-agreement',
      title: 'The agreement and the services',
      summary: `Using the service means agreeing to this. We aim to be up ${uptimeAim} of each month.`,
      clauses: [
        {
          text: `These terms are an agreement between ${company} (“we”) and the person or company that uses this website or our services (“you”). By using them you accept these terms. If you act for a company, you confirm that you may bind it. If you do not agree, do not use them.`,
        },
        {
          heading: 'The services',
          text: 'We provide assistants that hold conversations by voice, e-mail and chat, and software that assesses, analyses and automates such work. What you have bought, in what volume and at what price, stands in your order. Where an order or a signed agreement says something else, it comes before these terms.',
        },
        {
          heading: 'Availability',
          text: `We aim to keep the services available ${uptimeAim} of each calendar month, planned maintenance and causes outside our control left out. This is an aim and not a guarantee, and it is not the uptime reported on other pages of this website, which looks back over the last twelve months. A service level with credits holds only if your order contains one.`,
        },
        {
          heading: 'Changes to the services',
          text: 'We improve the services all the time. We will not remove a function you pay for during a paid period without giving you 30 days’ notice and, if you ask, a refund for the unused part of that period.',
        },
        {
          heading: 'Demonstrations on this website',
          text: 'Calls, chats, people, companies and scores shown as samples are invented. They illustrate the services and promise no result.',
        },
      ],
    },
    {
      id: 'accounts',
      title: 'Account registration',
      summary: 'Give true details, guard your password, and tell us if someone else gets in.',
      clauses: [
        {
          text: 'To use the services you need an account. You agree to:',
          points: [
            'be at least 18 years old and register for a business;',
            'give true and complete details and keep them up to date;',
            'keep passwords and keys secret and give each person a sign-in of their own;',
            'tell us at once if you suspect that someone else is using your account.',
          ],
        },
        {
          text: 'You answer for what is done through your account, except where we caused the misuse. We may refuse a registration or ask you to confirm who you are.',
        },
      ],
    },
    {
      id: 'user-responsibilities',
      title: 'Your responsibilities',
      summary: 'Call people lawfully, tell them what they are talking to, and bring only data you may bring.',
      clauses: [
        {
          heading: 'Prohibited activities',
          text: 'You may not use the website or the services to:',
          points: [
            'break a law, or help someone else to;',
            'call or message people who have not agreed to it where consent is needed, or who are on a do-not-call register;',
            'deceive, threaten or harass anyone, or imitate a real person’s voice without permission;',
            'hide from a caller, where the law requires telling, that an assistant is speaking or that the call is recorded;',
            'send malicious code, get round security or limits, or test them without our written consent;',
            'copy, resell or reverse engineer the services, or use them to build a competing product;',
            'collect data from the website or the services by automated means, except as search engines do;',
            'rely on the services for emergency calls, or where a failure could cost life or health.',
          ],
        },
        {
          heading: 'Data responsibilities',
          text: 'The recordings, contacts, documents and instructions you bring (“your content”) stay your responsibility. You confirm that you:',
          points: [
            'may lawfully collect them and hand them to us for the services;',
            'have given the notices and obtained the consents that the people concerned are owed;',
            'keep them correct, and keep copies of anything you cannot afford to lose;',
            'do not bring payment card or health data unless your order provides for it.',
          ],
          closing:
            'We process personal information in your content on your instructions. Where the law asks for a data processing agreement, it forms part of these terms.',
        },
        {
          heading: 'Checking the answers',
          text: 'Assistants can be wrong. You decide which tasks and limits to give them, when a person takes over, and whether their work is good enough for your purpose.',
        },
        {
          heading: 'Further documents',
          text: 'These apply as well:',
          terms: [
            { term: 'Personal information', detail: 'Privacy policy', href: '/privacy-policy' },
            {
              term: 'Your rights to it',
              detail: 'Privacy policy, “Your rights”',
              href: '/privacy-policy#rights',
            },
          ],
        },
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      summary: 'What is ours stays ours. What is yours stays yours, and we use it only to serve you.',
      clauses: [
        {
          heading: 'Ours',
          text: `The website, the services, their software, models, drawings, texts and marks belong to ${company} or its licensors. For as long as you pay for a service, you receive a right to use it within your business that is not exclusive and cannot be transferred. All other rights stay with us.`,
        },
        {
          heading: 'Yours',
          text: 'Your content belongs to you, and so do the transcripts, reports and records that the services make from it. You allow us to use it to provide, secure and support the services for you, and for nothing else.',
        },
        {
          heading: 'Suggestions',
          text: 'If you suggest an improvement, we may use it without owing you anything. We will not name you without asking.',
        },
        {
          heading: 'Complaints',
          text: `If you believe that something here infringes your rights, write to ${email.legal} with the work, the place, and how we can reach you.`,
        },
      ],
    },
    {
      id: 'payment',
      title: 'Subscription and payment',
      summary: 'Paid in advance, not refunded, renewed by itself. Cancel any time in your account settings.',
      clauses: [
        {
          text: 'For every subscription the following holds.',
          points: [
            'Subscriptions are charged in advance, for each period that your order names.',
            'Use beyond the package is charged at the rate per extra unit, after the month in which it arises.',
            'Prices are exclusive of taxes and telecom costs, which you bear.',
            'Payments are non-refundable, except where these terms or the law say otherwise.',
            'A subscription renews automatically for another period of the same length.',
            'You may cancel at any time in your account settings. The service then runs to the end of the paid period and does not renew.',
          ],
        },
        {
          text: 'We announce a change of price at least 30 days before the period it applies to; you may cancel before it begins. If a payment is late, we may pause the services after a reminder and 14 days.',
        },
      ],
    },
    {
      id: 'disclaimers',
      title: 'Disclaimers',
      summary: 'We work carefully but cannot promise perfection, or any particular result.',
      clauses: [
        {
          text: 'As far as the law allows, the website and the services are provided “as is” and “as available”, without warranties of any kind, express or implied, including fitness for a particular purpose, merchantability and non-infringement.',
        },
        {
          text: 'We do not warrant that they will be free of errors or interruptions, that every word will be understood, or that you will reach the figures given as claims or examples on this website. We are not responsible for services of others that you connect.',
        },
      ],
    },
    {
      id: 'limitations',
      title: 'Limits of liability',
      summary: 'If we cause a loss, we owe at most what you paid us in the last 12 months.',
      clauses: [
        {
          heading: 'The cap',
          text: 'As far as the law allows, our total liability for all claims that arise from the website, the services or these terms is limited to the payments you made to us for the services in the 12 months before the event that gave rise to the claim.',
        },
        {
          heading: 'Losses left out',
          text: 'As far as the law allows, neither of us is liable to the other for indirect, incidental, special, consequential or punitive losses, or for lost profit, revenue, goodwill or data.',
        },
        {
          heading: 'What nothing here limits',
          text: 'Nothing in these terms limits liability that the law does not allow to be limited, such as for fraud or wilful misconduct, nor your duty to pay for the services.',
        },
        {
          heading: 'Claims by others',
          text: 'If someone makes a claim against us because of your content, or because you used the services against these terms, you will bear the reasonable costs of it. We will tell you promptly and let you lead the defence.',
        },
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      summary:
        'You may leave at any time. We may end it for a serious breach. You have 30 days to take your data.',
      clauses: [
        {
          heading: 'By you',
          text: 'You may end the agreement by cancelling in your account settings, with effect from the end of the paid period.',
        },
        {
          heading: 'By us',
          text: 'We may suspend or end your access if you break these terms seriously, or do not remedy a breach within 14 days of our notice; if you do not pay; or if the law requires it. Where it is safe to, we warn you first. We may also end a subscription for any reason with 60 days’ notice, and refund what you paid for the time after.',
        },
        {
          heading: 'Afterwards',
          text: 'Your right to use the services ends. For 30 days you may export your content; then we erase it, except what the law obliges us to keep. Clauses that by their nature outlast the agreement stay in force, among them those on intellectual property, payment, liability and disputes.',
        },
      ],
    },
    {
      id: 'disputes',
      title: 'Governing law and arbitration',
      summary: 'Talk to us first. If that fails, an arbitrator decides, under Californian law.',
      clauses: [
        {
          heading: 'Governing law',
          text: 'The laws of the State of California, United States of America, govern these terms, without its rules on conflicts of law. The United Nations Convention on Contracts for the International Sale of Goods does not apply.',
        },
        {
          heading: 'First, a conversation',
          text: `Before starting a proceeding, write to ${email.legal} with what has happened and what you ask for. Both of us will try for 30 days to settle it.`,
        },
        {
          heading: 'Arbitration',
          text: 'A dispute that is not settled in that time is decided finally by binding arbitration before one arbitrator, in English, seated in San Francisco, California, under the commercial rules of the American Arbitration Association. A court may enforce the award. Claims are brought one by one and not as part of a class.',
        },
        {
          heading: 'Exceptions',
          text: 'Either of us may go to a small claims court with a claim that fits there, or to the courts of California for an order that protects intellectual property or confidential information. Where the law of your country gives you a right to another court that cannot be waived, you keep it.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      summary: 'Changes that matter get 30 days’ notice. If you disagree, you may leave.',
      clauses: [
        {
          text: 'We may change these terms. The date at the top shows the last change. If a change matters to you, we will announce it on this page, and to customers by e-mail, at least 30 days before it takes effect. If you go on using the services after that, you accept it; if you do not agree, you may cancel before.',
        },
        {
          heading: 'The rest',
          text: 'If one clause cannot be enforced, the others stand. If we do not insist on a right once, we do not give it up. You may not pass this agreement to someone else without our consent; we may pass it to a successor of our business. Neither of us answers for what lies beyond reasonable control.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      summary: 'Write or ring. Notices that matter should be in writing.',
      clauses: [
        {
          text: 'Questions about these terms, and notices under them:',
          terms: [
            { term: 'Legal', detail: email.legal, href: `mailto:${email.legal}` },
            { term: 'Privacy', detail: email.privacy, href: `mailto:${email.privacy}` },
            { term: 'Phone', detail: phone.display, href: phone.href },
          ],
        },
      ],
    },
  ],
})
