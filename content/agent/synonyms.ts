import { site } from '../site.ts'

/**
 * Words that visitors use for what the site calls by the first word of each row, in English and in Hindi written in
 * Latin letters. The search reads every word of a row as its first. Only words with one meaning here belong in it.
 */
export const synonyms: readonly (readonly [string, ...string[]])[] = [
  ['price', 'cost', 'pricing', 'tariff', 'rate', 'paisa', 'paise', 'kharcha', 'daam', 'kimat', 'bill'],
  ['customer', 'client', 'consumer', 'grahak'],
  ['handover', 'transfer', 'escalate', 'escalation', 'handoff'],
  ['person', 'human', 'insaan', 'executive'],
  ['upset', 'angry', 'anger', 'frustrated', 'irate', 'furious', 'annoyed', 'gussa', 'naraz'],
  ['cancel', 'terminate', 'discontinue', 'band'],
  ['refund', 'refundable', 'moneyback', 'reimburse'],
  ['language', 'bhasha', 'multilingual', 'vernacular'],
  ['erase', 'forgotten', 'delete', 'remove', 'deletion', 'erasure', 'removal', 'hatao'],
  ['mask', 'redact', 'redaction'],
  ['connector', 'integration', 'integrate', 'plugin'],
  ['rest', 'api', 'apis', 'webservice'],
  ['assistant', 'bot', 'chatbot', 'voicebot', 'callbot'],
  ['provider', 'subprocessor', 'processor', 'supplier', 'vendor'],
  ['package', 'plan', 'subscription', 'pack'],
  ['allocation', 'quota'],
  ['mark', 'score', 'audit', 'grade'],
  ['leave', 'churn', 'attrition'],
  ['appointment', 'slot'],
  ['reschedule', 'move', 'postpone'],
  ['lapse', 'lapsed'],
  ['revival', 'revive', 'reinstate', 'reinstatement'],
  ['parcel', 'shipment', 'courier'],
  ['salesperson', 'salesman'],
  ['reply', 'respond', 'response', 'jawab', 'revert'],
  ['call', 'ring', 'phone', 'telephone'],
  ['reminder', 'remind', 'followup'],
  ['form', 'application'],
  ['founder', 'found', 'founded', 'cofounder'],
  ['job', 'career', 'vacancy', 'opening', 'hire', 'hiring', 'naukri'],
  ['partner', 'reseller', 'distributor', 'partnership'],
  ['setup', 'onboarding', 'implementation'],
  ['free', 'muft'],
  ['compliance', 'compliant', 'certified', 'certification', 'certificate'],
  ['notice', 'inform', 'intimation'],
  ['apart', 'separate', 'separately', 'segregated'],
  ['hospital', 'clinic', 'healthcare'],
  ['school', 'edtech', 'education', 'coaching', 'college'],
  ['shop', 'ecommerce', 'retail'],
  ['insurer', 'insurance'],
  ['bank', 'banking', 'nbfc'],
  ['hotel', 'hospitality', 'resort'],
  ['lead', 'enquiry', 'inquiry', 'prospect'],
  ['manual', 'manually', 'hand'],
  ['accurate', 'accuracy', 'correct'],
  ['increase', 'raise', 'hike', 'rise'],
  ['late', 'delay', 'delayed', 'overdue'],
  ['live', 'golive', 'launch', 'deploy', 'deployment', 'rollout'],
  ['extra', 'additional', 'excess', 'overage', 'beyond'],
  ['imitate', 'clone', 'impersonate', 'mimic'],
  ['request', 'ask'],
  ['summary', 'summarise', 'summaries', 'transcript'],
  ['watch', 'monitor'],
  ['read', 'padh', 'padhna'],
  ['secure', 'security', 'safe', 'safety', 'protect', 'protection'],
  ['law', 'legal', 'jurisdiction'],
  ['verify', 'verification', 'authenticate', 'authentication', 'identify'],
  ['worry', 'worried', 'stress', 'stressed', 'anxious', 'emotion', 'sentiment'],
  ['interrupt', 'interruption', 'barge'],
  ['warehouse', 'datalake', 'bigquery', 'snowflake'],
  ['pay', 'payment', 'paid', 'bhugtan'],
  ['flat', 'apartment', 'bhk'],
  ['parent', 'guardian', 'mother', 'father'],
  ['doctor', 'dr', 'physician'],
  ['recording', 'recorded', 'record'],
  ['uptime', 'availability', 'downtime'],
  ['data', 'information', 'info', 'detail', 'details'],
  ['border', 'abroad', 'overseas', 'foreign', 'outside'],
  ['demo', 'demonstration', 'trial', 'pilot', 'poc'],
  ['student', 'pupil', 'learner', 'bachcha'],
  ['order', 'purchase'],
  ['deliver', 'delivery', 'dispatch', 'ship', 'shipping'],
  ['email', 'mail'],
  ['guarantee', 'warranty', 'assurance'],
  ['contract', 'agreement'],
  ['soon', 'quick', 'quickly', 'fast', 'jaldi'],
  ['decision', 'decide'],
  ['automated', 'automatically', 'automatic'],
  ['emi', 'instalment', 'installment'],
  ['track', 'tracking', 'trace'],
  ['night', 'raat', 'midnight'],
  ['scan', 'scanned', 'photo', 'photograph', 'image'],
  ['handwriting', 'handwritten'],
]

/** Phrases that say one thing, and the word that stands for them in the search. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(how much|kitne ka|kitna (lagega|hoga|paisa)|kitne mein)\b/g, ' price '],
  [/\bgo(es|ing)? live\b/g, ' live '],
  [/\bset[ -]?up\b/g, ' setup '],
  [/\bopt[ -]in\b/g, ' optin '],
  [/\bhand(s|ed|ing)?[ -]?(over|off)\b/g, ' handover '],
  [/\bcall(s|ed|ing)?[ -]?backs?\b/g, ' callback '],
  [/\bring(s)? back\b/g, ' callback '],
  [/\be-mail/g, 'email'],
  [/\bsign[ -]?in\b/g, ' signin '],
  [/\bsub-?processor/g, 'subprocessor'],
  [/\bcash[ -]on[ -]delivery\b|\bcod\b/g, ' cashondelivery cash delivery '],
  [/\bdebit card|credit card\b/g, ' card '],
  [/\bpersonal (data|information|info|details)\b/g, ' personaldata data '],
  [/\breturns? on investment\b/g, ' roi '],
  [/\btwo weeks\b/g, ' 2 weeks '],
  [/\b(stock (exchange|market)|share price)\b/g, ' stockexchange '],
  [/\bgst extra\b|\bextra gst\b/g, ' taxes included '],
  [/\be-commerce\b/g, ' ecommerce '],
  [/\bsoc ?2\b/g, ' soc2 '],
  [/\b24 ?[x/] ?7\b|\bround the clock\b/g, ' alwaysopen night '],
  [/\b(back|call)[ -]?(office|cent(er|re))\b/g, ' $1$2 '],
]

/** Words that say nothing about the subject of a question, in English and in Hindi written in Latin letters. */
export const emptyWords: readonly string[] = (
  `${site.brand.toLowerCase()} ` +
  'a an the and or but if then than so as at by for from in into of on to with without about over under up down out off ' +
  'is are was were be been being am do does did doing done have has had having can could will would shall should may might must ' +
  'i me my mine we us our ours you your yours he him his she her it its they them their this that these those there here ' +
  'what which who whom whose when where why how not no yes any some all also just only very more most much many each ' +
  'please tell know want need like get give make let say see use work works company need able get got going go ' +
  'suddenly really actually exactly anything something someone everything suppose possible able happen happens support offer offers provide give given take takes find found other another same such contain contains include mean means involve involved sent send pull put should thing things kind sort way ok okay hi hello hey namaste thanks thank sir madam ji ' +
  'kya hai hain ho hoga hogi ka ki ke ko se mein me par aur ya toh to agar kaise kab kahan kaun kitna kitne kitni kar karo karega ' +
  'karna sakta sakte sakti kuch bhi nahi aap aapka aapke apna mera mere hum humara yeh ye woh wo jaye jayega milega milegi chahiye raha rahe dena lena bata batao din gaya gayi diya kiya mujhe humein karke wala wali abhi liye kyun kyunki wapas phir sab kaam karta karte karti hota hote hoti jata jaata jaati lagta baare saath bahut thoda accha theek kal aaj bhai pahucha pahuncha banna banne banana samajh paya baat hate love long short together showing show shows allowed time hume hamare hamara unka uska iska jab tak baad pehle sirf dega degi denge le lo'
).split(' ')
