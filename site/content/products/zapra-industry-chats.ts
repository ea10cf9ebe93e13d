import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'
import { bot, chatOf, user } from './chat-message.ts'

const ids = ['retail', 'support', 'healthcare', 'realestate'] as const

/** A sample chat of one industry, from first message to result. */
const industryChatSchema = v.object({
  id: v.picklist(ids, 'is none of the four industries of this page.'),
  industry: copy(12),
  /** The outcome; heads the card. */
  outcome: copy(42),
  /** How long it took. */
  result: copy(28),
  messages: chatOf(4, 4),
})

export type IndustryChat = v.InferOutput<typeof industryChatSchema>

export const industryChats = checkContent(
  'site/content/products/zapra-industry-chats.ts',
  listOf(industryChatSchema, ids.length),
  [
    {
      id: 'retail',
      industry: 'Retail',
      outcome: 'Exchange arranged before the shop opens',
      result: '4 messages, 58 seconds',
      messages: [
        user('23:20', 'Kurta chhota hai. L milega?', {
          lang: 'hi-Latn',
          english: 'The kurta is small. Is there an L?',
        }),
        bot('23:20', 'L is in stock in indigo. Collection Monday, 10 to 1, from the same address?'),
        user('23:21', 'Haan', { lang: 'hi-Latn', english: 'Yes' }),
        bot('23:21', 'Done. Exchange 8842. No charge.'),
      ],
    },
    {
      id: 'support',
      industry: 'Support',
      outcome: 'Fixed by photograph, no visit',
      result: 'One photo, 7 minutes',
      messages: [
        user('8:04', 'Photo, display shows E4', { attachment: { kind: 'photo' } }),
        bot('8:04', 'E4 means the drain filter. It is behind the small door, bottom right. Turn it left.'),
        user('8:11', 'Found a coin!'),
        bot('8:11', 'That was it. Run a rinse now, and I will ask in ten minutes if it drained.'),
      ],
    },
    {
      id: 'healthcare',
      industry: 'Healthcare',
      outcome: 'Prepared for the test, in Gujarati',
      result: 'Nurse replied at 7:52 pm',
      messages: [
        user('19:40', 'મમ્મીનો ટેસ્ટ કાલે છે. ખાઈ શકે?', {
          lang: 'gu',
          english: 'Mum’s test is tomorrow. May she eat?',
        }),
        bot('19:40', 'કાલે સવારે 8 પછી કંઈ નહીં, પાણી ચાલશે.', {
          lang: 'gu',
          english: 'Nothing after 8 tomorrow morning. Water is fine.',
        }),
        user('19:41', 'Sugar tablet?'),
        bot('19:41', 'That is for Dr Iyer’s nurse. She will message you here by 8 pm.'),
      ],
    },
    {
      id: 'realestate',
      industry: 'Real Estate',
      outcome: 'Visit booked from one listing',
      result: 'Pass sent, 2 minutes',
      messages: [
        user('22:47', '404 ka final price?', { lang: 'hi-Latn', english: 'Final price of 404?' }),
        bot('22:47', '₹68 lakh, with parking. Registration is extra, about ₹4.8 lakh.'),
        user('22:49', 'Visit Sunday?'),
        bot('22:49', 'Sunday 4 pm, gate 2. The map and pass are below.'),
      ],
    },
  ],
)
