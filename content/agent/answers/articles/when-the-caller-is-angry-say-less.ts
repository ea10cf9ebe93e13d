import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/when-the-caller-is-angry-say-less. */
export const whenTheCallerIsAngrySayLess: readonly AgentAnswer[] = [
  {
    asked: [
      'How should we apologise to an angry customer, best apology, what to say to upset callers?',
      'words to use with a furious caller',
      'how to calm someone down on the phone',
      'de-escalation script',
      'sorry message when we made a mistake',
      'how should the bot behave with an angry customer',
      'how to say sorry to an angry customer',
      'what to say to a customer who is shouting',
      'best way to apologise',
    ],
    page: '/blog/when-the-caller-is-angry-say-less',
    quote: 'Say the fact, whose fault, what is done. Then stop talking.',
  },
  {
    asked: [
      'Which phrases should agents avoid with angry customers?',
      'sentences my staff should never say',
      'which stock phrases irritate callers',
      'what should not be said to angry people',
      'what should we not say to an angry customer',
    ],
    say: '“I understand your frustration”, “as per our policy”, and worst of all “any inconvenience”.',
    page: '/blog/when-the-caller-is-angry-say-less',
    quote: 'The worst single phrase was “any inconvenience”.',
  },
  {
    asked: [
      'which tone of voice for complaints',
      'how should the voice sound to angry people',
      'cheerful voice with an upset caller',
      'speaking speed with upset people',
      'how should the voice sound in a complaint',
    ],
    say: 'Slower than the caller, lower at the end of each sentence, half a second after “I am sorry”, and no smile.',
    page: '/blog/when-the-caller-is-angry-say-less',
    quote: 'Slower than the caller, not slow.',
  },
  {
    asked: [
      'should a machine calm every angry caller',
      'when should an angry caller get a person',
      'customer threatens police',
      'should a bot handle very angry customers',
    ],
    say: 'No. A very good apology from a machine, to someone who wants a person, is one more refusal.',
    page: '/blog/when-the-caller-is-angry-say-less',
    quote: 'Some anger should not be calmed by a machine at all.',
  },
  {
    asked: [
      'what does research say on apologies',
      'which part of an apology matters most',
      'study of apologies',
    ],
    say: 'Research finds that owning the fault and offering to repair it carry the most weight.',
    page: '/blog/when-the-caller-is-angry-say-less',
    quote:
      'owning the fault and offering to repair it carry the most weight, and asking to be forgiven the least.',
  },
  {
    asked: [
      'how long should an apology be',
      'begin with feelings or the fact',
      'short or long apology',
      'shall we start with sorry for the inconvenience',
      'how many words should an apology have',
    ],
    say: 'Forty-eight words in our test; those that begin with the fact are heard three times as long.',
    page: '/blog/when-the-caller-is-angry-say-less',
    quote:
      'An apology that opens with the fact of the fault was listened to three times as long as one that opens with how the caller must feel.',
  },
]
