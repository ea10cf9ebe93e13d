import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /products/zapra. */
export const zapra: readonly AgentAnswer[] = [
  {
    asked: [
      'Which channels does Zapra support: WhatsApp, Instagram, Messenger, web chat, SMS?',
      'Do you reply to Instagram DMs and Facebook messages?',
      'presence on social media',
      'which apps can customers write from',
      'DM automation',
      'insta DMs and story replies',
      'Facebook Messenger support',
      'SMS bhi karta hai',
    ],
    say: 'Five: WhatsApp, Instagram, Messenger, web chat and SMS, with one memory.',
    page: '/products/zapra',
    quote: 'Zapra answers your customers on WhatsApp, Instagram, Messenger, web chat and SMS.',
  },
  {
    asked: [
      'Does the chat bot remember the phone call, same conversation across channels, omnichannel?',
      'If customer calls and then chats, will they have to explain again?',
      'customer moves from phone to chat',
      'single thread',
      'history carried over',
    ],
    say: 'Yes. One thread across five channels: what they said moves with them, so nobody is asked twice.',
    page: '/products/zapra',
    quote: 'What they said moves with them, so nobody is asked twice.',
  },
  {
    asked: [
      'Can it take payment in WhatsApp chat, send a payment link in the chat?',
      'checkout in the chat',
      'UPI inside WhatsApp',
      'billing through chat',
    ],
    say: 'Yes: link, receipt and ledger entry, without leaving the chat.',
    page: '/products/zapra',
    quote: 'Link, receipt and ledger entry, without leaving the chat.',
  },
  {
    asked: [
      'How long can we reply on WhatsApp, what is the 24 hour window, session message?',
      'Can we message a customer after 24 hours?',
      'when does the reply window close',
      'free-form replies',
      'template messages needed',
      'customer replied after two days, can we text freely',
    ],
    say: 'For 24 hours after their last message, freely. After that only with a template the customer agreed to.',
    page: '/products/zapra',
    quote: 'Reminders go out while replies are free.',
  },
  {
    asked: [
      'When does the chat bot hand over to a person, live agent takeover in chat?',
      'can our staff join the whatsapp chat',
      'human joins the chat',
      'live agent for messages',
      'chat takeover',
    ],
    say: 'You set the limits. Past them, a person joins the same thread.',
    page: '/products/zapra',
    quote: 'Past them, a person joins the same thread.',
  },
  {
    asked: [
      'Which payment gateways or modes: UPI, cards, netbanking, wallets?',
      'netbanking or wallets',
      'accepted payment methods for my customers',
    ],
    say: 'UPI, cards, netbanking and wallets: it makes the link and waits for the receipt.',
    page: '/products/zapra',
    quote: 'Payments: Makes the link, waits for the receipt, UPI, cards, netbanking, wallets',
  },
  {
    asked: [
      'How fast does Zapra reply to messages, response time on chat?',
      'how quickly are messages answered',
      'waiting time in chat',
    ],
    say: 'In one of the sample stories, in six seconds, where it was nine hours.',
    page: '/products/zapra',
    quote: 'Reply in 6 seconds, was 9 hours',
  },
  {
    asked: [
      'Can it send SMS, are SMS templates registered, does STOP work?',
      'text message alerts',
      'unsubscribe from texts',
    ],
    say: 'Yes, by registered template from your sender name. STOP is always obeyed.',
    page: '/products/zapra',
    quote: 'Any time; STOP is always obeyed',
  },
  {
    asked: [
      'Can Zapra understand photos and images sent by customers?',
      'customers send pictures',
      'screenshot or photo of the fault',
    ],
    say: 'Yes. In a sample story, a photograph and a fault code replace nearly a third of the engineer visits.',
    page: '/products/zapra',
    quote: 'A photograph and a fault code replace nearly a third of the visits.',
  },
  {
    asked: [
      'How can I try Zapra on our own chats?',
      'trial on our chat history',
      'test Zapra on a hundred chats',
      'show us on our chats',
    ],
    say: 'Send us your last hundred chats. We answer them again, and you see which ones needed a person.',
    page: '/products/zapra',
    quote: 'We answer them again, and you see which ones needed a person.',
  },
  {
    asked: ['chat in Gujarati', 'messages in the family’s language', 'regional language on WhatsApp'],
    say: 'Yes, any language customers mix, such as a Gujarati chat answered in the same language.',
    page: '/products/zapra',
    quote:
      'Answered in the same minute, in the same language; the part that is not for a machine went to a nurse.',
  },
  {
    asked: [
      'do night enquiries convert into orders on chat',
      'sales at night',
      'shop closed but people order',
    ],
    say: '62% of night messages end in an order, in a sample story.',
    page: '/products/zapra',
    quote: '62% of night messages end in an order',
  },
  {
    asked: ['size exchange over chat', 'kurta chhota hai', 'exchange karwana hai'],
    say: 'Yes. In a sample chat, size, stock and pick-up were settled in 58 seconds.',
    page: '/products/zapra',
    quote: 'Done. Exchange 8842. No charge.',
  },
  {
    asked: ['chat connects to the CRM', 'is consent stored in CRM', 'recognise a customer in chat'],
    page: '/products/zapra',
    quote: 'Finds the customer by number, writes the note, Contacts, cases, tags, consent records',
  },
  {
    asked: [
      'Shopify or WooCommerce',
      'online store platform',
      'check stock in chat',
      'Zapra with our online store',
    ],
    say: 'Yes. It reads stock and orders and starts the exchange.',
    page: '/products/zapra',
    quote: 'Reads stock and orders, starts the exchange, Catalogue, carts, orders, returns, couriers',
  },
  {
    asked: [
      'does the web chat say it is a bot',
      'chat tells customers they write to a machine',
      'do visitors know it is a bot',
    ],
    say: 'In the first line of a web chat it says that it is an assistant.',
    page: '/products/zapra',
    quote: 'That it is an assistant, in the first line',
  },
  {
    asked: ['does the chat pop up on the website', 'annoying chat popup', 'pop-up chat on my site'],
    say: 'Never. It opens when asked, not over the page by itself.',
    page: '/products/zapra',
    quote: 'When asked; never over the page by itself',
  },
  {
    asked: ['delete a chat history', 'forget a customer on WhatsApp', 'remove chat data'],
    say: 'Erased when she asks, on every channel at once.',
    page: '/products/zapra',
    quote: 'Erased when she asks, on every channel at once.',
  },
  {
    asked: ['Instagram reply window', 'how long may we answer on Instagram', 'Instagram reply after a day'],
    say: '24 hours; a person may reply for 7 days.',
    page: '/products/zapra',
    quote: 'For 24 hours; a person may for 7 days',
  },
  {
    asked: ['block a card by SMS', 'customers without internet', 'feature phone users'],
    say: 'Yes. A card is blocked by SMS two minutes after a payment its owner did not make.',
    page: '/products/zapra',
    quote: 'A card is blocked two minutes after a payment its owner did not make, on a phone without data.',
  },
  {
    asked: ['results with chat support', 'fewer home visits', 'appliance service on WhatsApp'],
    say: '31% fewer engineer visits, and repeat contacts from 22% to 9%, in a sample story.',
    page: '/products/zapra',
    quote: '31% fewer engineer visits',
  },
  {
    asked: ['buyers pay inside WhatsApp'],
    say: 'It sends the link, waits for the payment and posts the receipt.',
    page: '/products/zapra',
    quote: 'Makes the link, waits for the receipt, UPI, cards, netbanking, wallets',
  },
  {
    asked: ['I own a few shops, how can this help', 'small boutique', 'kirana or saree shop'],
    say: 'Yes. One sample story is a saree shop of eleven people: orders from story replies are answered at night.',
    page: '/products/zapra',
    quote: 'Orders from story replies are answered at night, when people shop.',
  },
  {
    asked: ['Instagram order', 'Instagram pe order', 'reply to a story', 'price please comments'],
    say: 'Yes: colour, price, stock and delivery day in one minute, and the piece is held.',
    page: '/products/zapra',
    quote: 'A story reply becomes a saree on hold: colour, price, stock and delivery day in one minute.',
  },
  {
    asked: ['photo by SMS', 'SMS length', 'link in a text message', 'sms me photo bhejna'],
    say: 'No picture: 160 characters, plain.',
    page: '/products/zapra',
    quote: '160 characters, plain. No picture, no long link',
  },
]
