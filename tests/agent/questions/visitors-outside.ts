/**
 * Questions that the site does not answer, by the same hand as those of visitors.ts and used for tuning since the same
 * day. Near the site's subjects first, then far from them.
 */
export const visitorOutside: readonly string[] = [
  'How much does Yellow.ai charge for a voice bot?',
  'are you cheaper than Exotel or Ozonetel',
  'Is it GPT or Gemini behind your bot?',
  'do you have a plugin for Tally Prime',
  'android app for supervisors?',
  'HIPAA compliant hai kya',
  'share your PCI DSS attestation of compliance',
  'can we pay in US dollars by American Express',
  'how many employees are there in orvani',
  'Who are your investors and what valuation did the last round happen at?',
  'orvani share price on NSE today',
  'Are you listed on the GeM portal for government tenders?',
  'which headset should I buy for my agents',
  'does it file GSTR-3B return also',
  'what is the present RBI repo rate',
  'what is the jail term for cheque bounce in india, my tenant gave me one',
  'My landlord is asking me to leave in ten days without notice, is it legal in Pune',
  'what dose of paracetamol can I give to a child of six with fever',
  'will it rain in Kochi this weekend',
  'write a python script for sorting a list of numbers',
]
