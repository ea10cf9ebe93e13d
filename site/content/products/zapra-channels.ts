import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'
import { bot, chatOf, user } from './chat-message.ts'

/** Anchor of each channel's tab, and which phone is drawn for it. */
const channelIds = ['whatsapp', 'instagram', 'messenger', 'web-chat', 'sms'] as const

const rule = copy(60)

/** A messaging channel: how Zapra behaves there, and a sample chat. Shops, bank and people are fictional. */
const channelSchema = v.object({
  id: v.picklist(channelIds, 'is no channel that has a phone. See channelIds.'),
  name: copy(10),
  /** Who the customer writes to, as in the head of the chat. */
  business: v.object({ name: copy(16), status: v.optional(copy(40)) }),
  /** Text above the first message. */
  day: v.optional(copy(20)),
  messages: chatOf(4, 8),
  /** The chat in one English sentence. */
  gist: copy(110),
  rules: v.object({ opens: rule, freeToReply: rule, handsOver: rule }),
})

export type Channel = v.InferOutput<typeof channelSchema>

export const channels = checkContent(
  'site/content/products/zapra-channels.ts',
  listOf(channelSchema, channelIds.length),
  [
    {
      id: 'whatsapp',
      name: 'WhatsApp',
      business: { name: 'Tarang Home', status: 'Business account' },
      day: 'Today',
      messages: [
        user('9:41', 'Mera fridge thanda nahi kar raha. Kal service ho sakti hai?', { lang: 'hi-Latn' }),
        bot('9:41', 'Haan, Meena ji. Kal 10 se 12 ya 4 se 6. Kaunsa samay theek hai?', {
          lang: 'hi-Latn',
          attachment: { kind: 'choices', choices: ['10 to 12', '4 to 6', 'Another day'] },
        }),
        user('9:42', '10 to 12'),
        bot('9:42', 'Booked with Ravi, 10 to 12. Visit fee ₹399, waived under warranty.', {
          attachment: { kind: 'document', name: 'Service visit 5107', detail: 'PDF, 1 page' },
        }),
      ],
      gist: 'A warm fridge: an engineer is booked in two messages.',
      rules: {
        opens: 'After your customer writes, or with an approved template',
        freeToReply: 'For 24 hours after their last message',
        handsOver: 'In the same thread, with a name',
      },
    },
    {
      id: 'instagram',
      name: 'Instagram',
      business: { name: 'mira.weaves', status: 'Replies in a minute' },
      messages: [
        user('18:02', 'Is this in green? Price pls', {
          attachment: { kind: 'story', note: 'Replied to your story' },
        }),
        bot('18:02', 'Bottle green, yes. ₹2,850, handwoven, six left.', {
          attachment: {
            kind: 'products',
            products: [
              { name: 'Bottle green', price: '₹2,850' },
              { name: 'Leaf, zari edge', price: '₹3,200' },
            ],
          },
        }),
        user('18:03', 'First one. To Kochi by Friday?'),
        bot('18:03', 'Thursday, if you order tonight. Shall I hold one for two hours?'),
      ],
      gist: 'A story reply becomes a saree on hold in one minute.',
      rules: {
        opens: 'From a story reply, a comment or a profile tap',
        freeToReply: 'For 24 hours; a person may for 7 days',
        handsOver: 'Prices above your limit go to the shop',
      },
    },
    {
      id: 'messenger',
      name: 'Messenger',
      business: { name: 'Aranya Homes', status: 'Usually replies at once' },
      messages: [
        user('20:16', 'Hi, saw the 2BHK ad. Still available?'),
        bot('20:16', 'Yes, unit 404. 742 sq ft carpet, one covered parking, ₹68 lakh.'),
        bot('20:16', 'Would you like the plan or a visit?'),
        user('20:17', 'Visit. Saturday?'),
        bot('20:17', 'Saturday 11 am is open. Two names for the pass, please.', {
          attachment: { kind: 'choices', choices: ['Vikram and Ila', 'Another time', 'Call me'] },
        }),
      ],
      gist: 'An advert at 8:16 pm is a site visit at 8:17 pm.',
      rules: {
        opens: 'From a page, an advert or a shared link',
        freeToReply: 'For 24 hours, then by tagged update only',
        handsOver: 'To the page inbox, flagged',
      },
    },
    {
      id: 'web-chat',
      name: 'Web chat',
      business: { name: 'Sahyog Hospital', status: 'You are writing to Zapra, an assistant' },
      messages: [
        bot('21:30', 'A visit, a report or a bill?'),
        user('21:30', 'Report for my father'),
        bot('21:30', 'His mobile number, please, and the one-time password sent to it.', {
          attachment: {
            kind: 'form',
            fields: [
              { label: 'Registered mobile', value: '98••• ••310' },
              { label: 'One-time password', value: '••••••' },
            ],
            state: 'Sent',
          },
        }),
        bot('21:31', 'It is ready, signed by Dr Iyer at 7:10 pm. Download, or to the registered email?'),
        user('21:31', 'Email'),
      ],
      gist: 'A one-time password on the father’s phone releases his report.',
      rules: {
        opens: 'When asked; never over the page by itself',
        freeToReply: 'While the page is open, then by email',
        handsOver: 'Live to your desk, or a callback time',
      },
    },
    {
      id: 'sms',
      name: 'SMS',
      business: { name: 'VM-KAVERI-S' },
      day: 'Text message, today',
      messages: [
        bot('14:20', 'Kaveri Bank: Rs 4,999 spent on card 4471 at 2:19 pm. Not you? SMS NO to 56070.'),
        user('14:21', 'NO (to 56070)'),
        bot(
          '14:21',
          'Card 4471 blocked at 2:21 pm. Ref KB207744. New card in 4 working days. To speak, SMS CALL to 56070.',
        ),
        user('14:22', 'CALL (to 56070)'),
        bot('14:22', 'Imran will call you within 5 minutes from 1600 000 177.'),
      ],
      gist: 'A card is blocked in two minutes, without mobile data.',
      rules: {
        opens: 'By registered template, 160 plain characters',
        freeToReply: 'By your short code: a sender name takes no replies',
        handsOver: 'By phone call, from a 1600-series number',
      },
    },
  ],
)
