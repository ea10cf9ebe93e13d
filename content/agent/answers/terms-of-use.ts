import type { AgentAnswer } from '../agent-answer.ts'

/** What else the terms of use say. */
export const termsOfUse: readonly AgentAnswer[] = [
  {
    asked: [
      'Are the people, companies and figures on this website real, fake testimonials, sample data?',
      'Is Kaveri Bank a real customer?',
      'are the case studies genuine',
      'are these numbers invented',
      'actual customers',
      'fake figures',
      'is the statistic true',
      'are the customer stories genuine',
      'are these customers real',
      'are the figures on the site true',
    ],
    say: 'What is marked as a sample is invented: calls, chats, people, companies and scores.',
    page: '/terms-of-use',
    quote: 'Calls, chats, people, companies and scores shown as samples are invented.',
  },
  {
    asked: [
      'May we use the services for emergency calls?',
      'ambulance or police calls',
      'life-critical use',
      'can it take ambulance calls',
      'can we use it for an emergency number',
      'ambulance helpline',
    ],
    say: 'No. The terms do not allow it where a failure could cost life or health.',
    page: '/terms-of-use',
    quote: 'rely on the services for emergency calls, or where a failure could cost life or health.',
  },
  {
    asked: [
      'May we resell, copy or reverse engineer the software, scrape the website?',
      'clone your product',
      'decompile',
      'white label',
      'bots crawling your site',
      'can I resell it under my own brand',
    ],
    say: 'No, none of these.',
    page: '/terms-of-use',
    quote: 'copy, resell or reverse engineer the services, or use them to build a competing product;',
  },
  {
    asked: [
      'Do we have to tell callers that they speak to a machine or that the call is recorded?',
      'must callers be told about recording',
      'announce that it is a bot',
      'may the bot pretend to be a person',
      'must we tell callers that it is a bot',
    ],
    say: 'Yes, where the law requires it. You may not hide it.',
    page: '/terms-of-use',
    quote:
      'hide from a caller, where the law requires telling, that an assistant is speaking or that the call is recorded;',
  },
  {
    asked: [
      'How much notice do you need to end our contract, can you stop the service?',
      'can you drop us',
      'vendor ends the contract',
      'your notice to us',
      'can you end the contract',
      'notice period from your side',
    ],
    say: 'We may end a subscription with 60 days’ notice, and refund what you paid for the time after.',
    page: '/terms-of-use',
    quote:
      'We may also end a subscription for any reason with 60 days’ notice, and refund what you paid for the time after.',
  },
  {
    asked: [
      'Can the assistant be wrong, who is responsible for wrong answers?',
      'who is liable for a mistake of the bot',
      'responsibility for errors',
      'galti kiski',
      'bot gave a wrong answer, who pays',
      'AI mistakes liability',
      'what if the bot gives a wrong answer',
      'who is responsible for mistakes',
    ],
    say: 'Assistants can be wrong. You decide which tasks and limits to give them, and when a person takes over.',
    page: '/terms-of-use',
    quote: 'Assistants can be wrong.',
  },
  {
    asked: ['Can you remove features we pay for?', 'discontinue a feature', 'sunset of functions'],
    say: 'Not without 30 days’ notice and, if you ask, a refund for the unused part.',
    page: '/terms-of-use',
    quote:
      'We will not remove a function you pay for during a paid period without giving you 30 days’ notice and, if you ask, a refund for the unused part of that period.',
  },
  {
    asked: [
      'Can we bring payment card or health data?',
      'store health records',
      'PCI data',
      'card data in recordings',
    ],
    say: 'Only if your order provides for it.',
    page: '/terms-of-use',
    quote: 'do not bring payment card or health data unless your order provides for it.',
  },
  {
    asked: [
      'Will you use our name or logo as a reference?',
      'press release with our name',
      'logo use',
      'use our logo on your site',
      'will you publish our name',
    ],
    say: 'Not without asking.',
    page: '/terms-of-use',
    quote: 'We will not name you without asking.',
  },
  {
    asked: [
      'Can a minor register, minimum age for an account?',
      'can students sign up',
      'age limit',
      'individuals',
      'minimum age to register',
    ],
    say: 'You have to be 18 and register for a business.',
    page: '/terms-of-use',
    quote: 'be at least 18 years old and register for a business;',
  },
  {
    asked: [
      'class action, small claims court, can we go to court in our country?',
      'sue you in India',
      'consumer court',
    ],
    page: '/terms-of-use',
    quote:
      'Where the law of your country gives you a right to another court that cannot be waived, you keep it.',
  },
  {
    asked: [
      'Is there a data processing agreement, DPA, processor?',
      'DPA',
      'data processor contract',
      'sign a privacy agreement',
      'will you sign a DPA',
    ],
    say: 'Yes, where the law asks for one it forms part of the terms.',
    page: '/terms-of-use',
    quote: 'Where the law asks for a data processing agreement, it forms part of these terms.',
  },
  {
    asked: [
      'Who owns the data, transcripts, recordings, content, intellectual property?',
      'Do the recordings and transcripts belong to us?',
      'copyright of conversations',
      'whose property is the audio',
      'IP rights',
      'do we keep the rights in our recordings',
      'who owns the recordings',
      'who owns our data',
      'do transcripts belong to us',
    ],
    say: 'Your content belongs to you, and so do the transcripts, reports and records made from it.',
    page: '/terms-of-use',
    quote:
      'Your content belongs to you, and so do the transcripts, reports and records that the services make from it.',
  },
  {
    asked: [
      'can we negotiate our own contract',
      'which document prevails',
      'MSA over website terms',
      'custom agreement with legal',
    ],
    say: 'Your order or signed agreement comes first.',
    page: '/terms-of-use',
    quote: 'Where an order or a signed agreement says something else, it comes before these terms.',
  },
  {
    asked: [
      'may we run a penetration test',
      'VAPT on your platform',
      'security testing by our team',
      'ethical hacking',
      'are we allowed to pen test',
    ],
    say: 'Not without written consent.',
    page: '/terms-of-use',
    quote: 'send malicious code, get round security or limits, or test them without our written consent;',
  },
  {
    asked: [
      'can we clone our CEO’s voice',
      'celebrity voice',
      'copy an actor’s voice',
      'deepfake voice',
      "can it copy somebody's voice",
    ],
    say: 'No, not without that person’s permission.',
    page: '/terms-of-use',
    quote: 'deceive, threaten or harass anyone, or imitate a real person’s voice without permission;',
  },
  {
    asked: [
      'who must take consent from customers',
      'whose duty is the privacy notice',
      'consent responsibility of client',
      'is consent our job',
    ],
    say: 'You confirm that you have given the notices and obtained the consents that the people are owed.',
    page: '/terms-of-use',
    quote: 'have given the notices and obtained the consents that the people concerned are owed;',
  },
  {
    asked: ['may we call bought numbers', 'whom may we not call', 'is unsolicited calling banned'],
    say: 'To people who have agreed where consent is needed, and who are not on a do-not-call register.',
    page: '/terms-of-use',
    quote:
      'call or message people who have not agreed to it where consent is needed, or who are on a do-not-call register;',
  },
  {
    asked: [
      'can staff share one login',
      'number of user logins',
      'shared password',
      'one login for the whole team',
      'can two people share a password',
    ],
    say: 'Yes, each person needs a sign-in of their own.',
    page: '/terms-of-use',
    quote: 'keep passwords and keys secret and give each person a sign-in of their own;',
  },
  {
    asked: [
      'can we transfer the contract to a group company',
      'assign the agreement',
      'subsidiary use',
      'we are being merged, contract transfer',
    ],
    say: 'Not without our consent.',
    page: '/terms-of-use',
    quote:
      'You may not pass this agreement to someone else without our consent; we may pass it to a successor of our business.',
  },
  {
    asked: [
      'what licence do we get',
      'is the licence exclusive',
      'use by our affiliates',
      'can our sister company use it',
    ],
    say: 'No. A right to use it within your business, for as long as you pay, that cannot be transferred.',
    page: '/terms-of-use',
    quote:
      'you receive a right to use it within your business that is not exclusive and cannot be transferred.',
  },
  {
    asked: ['copyright complaint', 'you used my picture', 'takedown request', 'someone copied our content'],
    say: 'Write to the legal address with the work, the place, and how we can reach you.',
    page: '/terms-of-use',
    quote: 'If you believe that something here infringes your rights, write to',
  },
  {
    asked: [
      'notice before terms change',
      'can terms change without telling us',
      'how will I know if the terms change',
    ],
    say: 'At least 30 days before it takes effect, on the page, and to customers by e-mail.',
    page: '/terms-of-use',
    quote:
      'we will announce it on this page, and to customers by e-mail, at least 30 days before it takes effect.',
  },
  {
    asked: [
      'someone hacked my account',
      'suspicious login',
      'account compromised',
      'password leaked',
      'my account was hacked',
    ],
    say: 'You tell us at once, if you suspect that someone else is using your account.',
    page: '/terms-of-use',
    quote: 'tell us at once if you suspect that someone else is using your account.',
  },
]
