import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/your-call-recordings-and-the-new-data-law. */
export const yourCallRecordingsAndTheNewDataLaw: readonly AgentAnswer[] = [
  {
    asked: [
      'Does it meet DPDP Act, Indian data protection law for call recordings?',
      'does recording fall under privacy law',
      'Indian privacy law for call centres',
      'what does the DPDP act say about recordings',
      'is a call recording personal data',
    ],
    say: 'A recording of a customer is personal data in digital form. One article goes through it, for people who run call floors.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'This is a reader’s guide for people who run call floors, written in July 2025.',
  },
  {
    asked: [
      'Do we need consent to record calls in India, on which ground may we record?',
      'legal basis for recording conversations',
      'may we tape calls without asking',
      'may we record without telling the caller',
      'is recording legal without permission',
      'can I record calls without consent',
      'do we need permission to record a call',
    ],
    say: 'The Act knows two grounds: consent, or certain legitimate uses. Your counsel decides which applies to which call.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote:
      'The Act allows processing on two grounds: consent, or one of the “certain legitimate uses” in section 7.',
  },
  {
    asked: [
      'How long may call recordings be kept under the law, retention of recordings?',
      'legally how many months should we preserve audio',
      'storage period of call audio',
      'how many months can we keep recordings by law',
    ],
    say: 'The Act gives no number of months: no longer than the purpose needs, unless a law needs more.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'The Act gives no number of months for a service call.',
  },
  {
    asked: [
      'penalty under DPDP act, fine for data breach',
      'how large is the fine',
      'maximum punishment for losing personal data',
      'what fine if recordings leak',
      'fine under the data protection act',
      'maximum penalty DPDP',
    ],
    say: 'Up to ₹250 crore, for failing to keep data secure.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'The highest penalty in the Act’s schedule, up to ₹250 crore, is for failing here.',
  },
  {
    asked: [
      'kids data rules under DPDP',
      'child speaks on the phone, what does the law say',
      'verifiable parental consent',
      "consent for children's data in the new law",
    ],
    say: 'For anyone under eighteen, a parent’s verifiable consent.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'For anyone under eighteen, a parent’s verifiable consent.',
  },
  {
    asked: [
      'wording of a recording notice',
      'what should the recording announcement say',
      'caller refuses to be recorded',
      'customer says do not record',
      'client withdrew consent for recording midway',
    ],
    say: 'What, why and how to refuse, in about thirteen seconds, in the language of the call.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'A notice whose “no” leads nowhere is not a notice.',
  },
  {
    asked: [
      'are we liable for our vendors under DPDP',
      'duty over processors',
      'vendor contract under the new law',
      'who is responsible if our vendor leaks data',
    ],
    say: 'You answer for what your processors do, and need a valid contract with them.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'You answer for what your processors do, and you need a valid contract with them.',
  },
  {
    asked: [
      'whom must we tell of a breach under DPDP',
      'breach duty under the act',
      'lost laptop with recordings',
      'who must be told about a data breach by law',
    ],
    say: 'Tell the Data Protection Board and each person affected.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'Tell the Data Protection Board and each person affected.',
  },
  {
    asked: [
      'recordings used to train a machine, is quality and training enough',
      'purpose limitation for call audio',
      'may recordings train AI by law',
      'may recordings be used for AI training by law',
    ],
    say: 'That needs its own question, with its own no. Ask every vendor for the sentence in the contract.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'In our view that needs its own question, with its own no.',
  },
  {
    asked: [
      'is a mood score personal data',
      'sentiment tag under privacy law',
      'inferred data about callers',
    ],
    say: 'Yes, in the view of the article: a score beside a name is personal data that the company has made itself.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote:
      'If a system writes “upset” or “likely to leave” beside a name, that is personal data which the company has made itself.',
  },
  {
    asked: [
      'must transcripts be deleted with the audio',
      'copies of recordings',
      'erase everywhere',
      'should the transcript be erased with the recording',
    ],
    say: 'Delete the transcript too. The transcript of an erased call is still the call.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'The transcript of an erased call is still the call.',
  },
  {
    asked: [
      'Is the DPDP Act in force, what is the status of the data protection law?',
      'has the new privacy act started',
      'when does the data protection act apply',
      'is DPDP live',
    ],
    say: 'Passed, and not yet in force when the article was written, in July 2025.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'The DPDP Act is passed and not yet in force.',
  },
]
