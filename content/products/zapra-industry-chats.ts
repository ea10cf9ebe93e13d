import * as v from 'valibot'
import { checkContent } from '../check-content.ts'
import { copy, listOf } from '../content-schemas.ts'
import { chatOf } from './chat-message.ts'

const ids = ['retail', 'support', 'healthcare', 'realestate'] as const

/** A sample chat of one industry, from first message to result. */
const industryChatSchema = v.object({
  id: v.picklist(ids, 'is none of the four industries of this page.'),
  industry: copy(12),
  /** What came of it; heads the card. */
  outcome: copy(42),
  /** How long it took. */
  result: copy(28),
  messages: chatOf(4, 4),
})

export type IndustryChat = v.InferOutput<typeof industryChatSchema>

export const { industryChats } = checkContent(
  'content/products/zapra-industry-chats.ts',
  v.object({ industryChats: listOf(industryChatSchema, ids.length) }),
  {
    industryChats: [
      {
        id: 'retail',
        industry: 'Retail',
        outcome: 'Exchange arranged before the shop opens',
        result: '4 messages, 58 seconds',
        messages: [
          {
            type: 'user',
            message: 'Kurta chhota hai. L milega?',
            time: '23:20',
            lang: 'hi-Latn',
            english: 'The kurta is small. Is there an L?',
          },
          {
            type: 'bot',
            message: 'L is in stock in indigo. Collection Monday, 10 to 1, from the same address?',
            time: '23:20',
          },
          { type: 'user', message: 'Haan', time: '23:21', lang: 'hi-Latn', english: 'Yes' },
          { type: 'bot', message: 'Done. Exchange 8842. No charge.', time: '23:21' },
        ],
      },
      {
        id: 'support',
        industry: 'Support',
        outcome: 'Fixed by photograph, no visit',
        result: 'One photo, 7 minutes',
        messages: [
          {
            type: 'user',
            message: 'Photo, display shows E4',
            time: '8:04',
            attachment: { kind: 'photo' },
          },
          {
            type: 'bot',
            message: 'E4 means the drain filter. It is behind the small door, bottom right. Turn it left.',
            time: '8:04',
          },
          { type: 'user', message: 'Found a coin!', time: '8:11' },
          {
            type: 'bot',
            message: 'That was it. Run a rinse now, and I will ask in ten minutes if it drained.',
            time: '8:11',
          },
        ],
      },
      {
        id: 'healthcare',
        industry: 'Healthcare',
        outcome: 'Prepared for the test, in Gujarati',
        result: 'Nurse replied at 7:52 pm',
        messages: [
          {
            type: 'user',
            message: 'મમ્મીનો ટેસ્ટ કાલે છે. ખાઈ શકે?',
            time: '19:40',
            lang: 'gu',
            english: 'Mum’s test is tomorrow. May she eat?',
          },
          {
            type: 'bot',
            message: 'કાલે સવારે 8 પછી કંઈ નહીં, પાણી ચાલશે.',
            time: '19:40',
            lang: 'gu',
            english: 'Nothing after 8 tomorrow morning. Water is fine.',
          },
          { type: 'user', message: 'Sugar tablet?', time: '19:41' },
          {
            type: 'bot',
            message: 'That is for Dr Iyer’s nurse. She will message you here by 8 pm.',
            time: '19:41',
          },
        ],
      },
      {
        id: 'realestate',
        industry: 'Real Estate',
        outcome: 'Visit booked from one listing',
        result: 'Pass sent, 2 minutes',
        messages: [
          {
            type: 'user',
            message: '404 ka final price?',
            time: '22:47',
            lang: 'hi-Latn',
            english: 'Final price of 404?',
          },
          {
            type: 'bot',
            message: '₹68 lakh, with parking. Registration is extra, about ₹4.8 lakh.',
            time: '22:47',
          },
          { type: 'user', message: 'Visit Sunday?', time: '22:49' },
          { type: 'bot', message: 'Sunday 4 pm, gate 2. The map and pass are below.', time: '22:49' },
        ],
      },
    ],
  },
)
