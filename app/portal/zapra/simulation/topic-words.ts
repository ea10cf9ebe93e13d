import type { Topic } from '../../../../content/portal/conversation.ts'

/** Words that a sentence about a topic is likely to have. */
const about: Readonly<Record<Topic, RegExp>> = {
  refund: /\b(refund|credit(ed)?|revers\w*|money|amount|upi|payment|case|rupees|paisa|paise)\b|₹|रिफ|पैसे/i,
  card: /\b(cards?|comes?|courier|deliver\w*|dispatch\w*|block\w*|tracking|shop)\b|कार्ड|कूरियर/i,
  emi: /\b(emi|tenth|fifth|letter|instal\w*|due|auto-?pay|loan|hold|reminders?)\b|தேதி|कर्ज/i,
  statement:
    /\b(statements?|invoices?|receipts?|stamp\w*|pdf|attach\w*|reconcil\w*|match\w*|tt-\d+)\b|স্টেটমেন্ট/i,
  loan: /\b(loan|rate|interest|eligib\w*|borrow|income|salary|lakh|fixed|floating)\b/i,
  charge: /\b(charges?|fee|waive\w*|cheque|bounce\w*|signature)\b/i,
  documents: /\b(documents?|papers?|proof|address|bill|photo|nominee|forms?|kyc|upload\w*)\b/i,
}

/** Words that name a topic so plainly that a customer with another one would object. */
const names: Readonly<Record<Topic, RegExp>> = {
  refund: /\brefunds?\b|रिफंड/i,
  card: /\b(debit|credit|new|your) cards?\b|कार्ड/i,
  emi: /\bemi\b/i,
  statement: /\b(statements?|invoices?)\b/i,
  loan: /\b(home|car|personal) loan\b/i,
  charge: /\bcheques?\b/i,
  documents: /\b(nominee|kyc)\b/i,
}

export function isAbout(text: string, topic: Topic): boolean {
  return about[topic].test(text)
}

/** Whether the text plainly speaks of something other than the topic, and not of the topic at all. */
export function isAboutAnother(text: string, topic: Topic): boolean {
  if (isAbout(text, topic)) return false
  return Object.entries(names).some(([other, words]) => other !== topic && words.test(text))
}
