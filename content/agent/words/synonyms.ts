import { site } from '../../site.ts'

/**
 * Words that visitors use for what the site calls by the first word of each row, in English and in Hindi written in
 * Latin letters. The search reads every word of a row as its first. Only words with one meaning here belong in it.
 */
export const synonyms: readonly (readonly [string, ...string[]])[] = [
  ['price', 'cost', 'pricing', 'tariff', 'rate', 'paisa', 'paise', 'kharcha', 'daam', 'kimat', 'bill'],
  ['customer', 'client', 'consumer', 'grahak'],
  ['handover', 'transfer', 'escalate', 'escalation', 'handoff'],
  ['person', 'human', 'insaan', 'executive'],
  [
    'upset',
    'angry',
    'anger',
    'frustrated',
    'irate',
    'furious',
    'annoyed',
    'shout',
    'scream',
    'rude',
    'abusive',
    'gussa',
    'naraz',
  ],
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
  ['notice', 'intimation'],
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
  ['automated', 'automatically', 'automatic', 'automation', 'automate'],
  ['emi', 'instalment', 'installment', 'installments'],
  ['track', 'tracking', 'trace'],
  ['night', 'raat', 'midnight'],
  ['scan', 'scanned', 'photo', 'photograph', 'image'],
  ['handwriting', 'handwritten'],
  ['complaint', 'complain', 'shikayat'],
  ['dial', 'dialling', 'dialler'],
  ['disclosure', 'disclose'],
  ['failure', 'fail'],
  ['quote', 'quotation'],
  ['active', 'activate', 'activation'],
  ['supervisor', 'teamleader', 'manager'],
]

/** Phrases that say one thing, and the word that stands for them in the search. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(how much|kitne (ka|mein|paise)|kitna (lagega|hoga|paisa))\b/g, ' price '],
  [/\bgo(es|ing)? live\b/g, ' live '],
  [/\bset[ -]?up\b/g, ' setup '],
  [/\bopt[ -]in\b/g, ' optin '],
  [/\bhand(s|ed|ing)?[ -]?(over|off)\b/g, ' handover '],
  [/\bcall(s|ed|ing)?[ -]?backs?\b/g, ' callback '],
  [/\bring(s)? back\b/g, ' callback '],
  [/\be-mail/g, 'email'],
  [/\bsingle sign[ -]?on\b/g, ' sso '],
  [/\b(sign|log)[ -]?in\b/g, ' signin '],
  [/\bteam lead(er)?s?\b/g, ' teamleader '],
  [/\bdo not (call|disturb)\b/g, ' dnd '],
  [/\bkahan\b/g, ' where '],
  [/\bkab\b/g, ' when '],
  [/\bkaise\b/g, ' how '],
  [/\bkaun\b/g, ' who '],
  [/\bkyu+n?(ki)?\b/g, ' why '],
  [/\b(sakta|sakte|sakti)\b/g, ' can '],
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

/** Words that questions have whatever they are about: they count for little, and are not missed where the site has none. */
export const vagueWords: readonly string[] = (
  'assistant customer caller user people person team call business day month agent ai service system ' +
  'able accept achieve act actual add affect agree aim allow alone already answer apply approach arrange ask assume attempt avoid ' +
  'aware away bad base basically become begin behave believe best better big bit bother break bring brand bunch bunches buy care case ' +
  'cause certain chance change choose clear close come common company companies compare complete concern concerned confirm confuse consider continue ' +
  'control convince cope correct couple course cover create current curious deal decent decide define depend describe desk detail develop difference ' +
  'different difficult directly discuss easily easy effect effort end enough ensure entire especially eventually everybody everyday exist expect ' +
  'experience explain extent face fact fail fair fall far fast fear feel few figure final fine finish firm firms first fit floor folks follow force ' +
  'form full fully further future general genuine good great grow guess guy guys half handle hang happy hard hear heavy help hesitate hope huge idea imagine ' +
  'immediately important improve increase individual instead intend interested internal involve issue job join keen kill know large last late later learn ' +
  'least leave left level life likely limited line list little live local look looking lose lot lots low main maintain major manage matter maybe method middle ' +
  'mind minor minute miss modern moment move multiple near necessary never new nice normal normally notice number obvious occur often old open operate ' +
  'option ordinary organisation organization otherwise ours outfit part particular past perform perhaps period pick piece place plain please point poor ' +
  'popular position potential practice prefer prepare present pretty prevent previous probably problem proceed process proper properly prove purpose ' +
  'question quite random range rather reach react ready real realise really reason receive recent regular rely remain remember remove repeat replace ' +
  'require respond result rid right round run rush safe same save seem sense separate serious serve set several shop short side simple simply single ' +
  'situation size slow small solution solve sometimes soon sound special specific spend staff stage stand start state step stick still straight strange stuff style sudden ' +
  'suggest suit sure surprise talk task thousand think thought thousands tired tool tough towards treat trouble true trust try turn type typical understand unit usual usually ' +
  'various view wait walk watch week whole wish wonder word worried worry wrong year'
).split(' ')

/** Words that say nothing about the subject of a question, in English and in Hindi written in Latin letters. */
export const emptyWords: readonly string[] = (
  `${site.brand.toLowerCase()} ` +
  'a an the and or but if then than so as at by for from in into of on to with without about over under up down out off ' +
  'is are was were be been being am do does did doing done have has had having can could will would shall should may might must ' +
  'i me my mine we us our ours you your yours he him his she her it its they them their this that these those there here ' +
  'during while until again once both few too because against between through above below further within upon whether since ever never always still already yet often via etc whenever wherever whatever already yourself myself ourselves themselves itself could might may cannot etc around among per ' +
  'what which who whom whose when where why how not no yes any some all also just only very more most much many each ' +
  'please tell know want need like get give make let say see use work works company need able get got going go ' +
  'suddenly really actually exactly anything something someone everything suppose possible able happen happens support offer offers provide give given take takes find found other another same such contain contains include involve involved sent send pull put should thing things kind sort way ok okay hi hello hey namaste thanks thank sir madam ji ' +
  'lagenge lagte lagegi lagne ne bataya bataye batao batata bolo zyada jyada kam chalega chalta milta mil raha hain hoon tha thi the wale waale unhe unko inka unka kisi koi kuchh jaise waise matlab sakun paye paunga hoti hue huye rakhte rakhta rakho dete deta deti lete leta karein kijiye dijiye wahan yahan isme usme isko usko inko sabhi har roz ek hi dono ekdum bilkul sahi kripya pls plz u ur r dear team hello kindly regarding anywhere somewhere nowhere worth kya hai hain ho hoga hogi ka ki ke ko se mein me par aur ya toh to agar kaise kab kahan kaun kitna kitne kitni kar karo karega ' +
  'karna sakta sakte sakti kuch bhi nahi aap aapka aapke apna mera mere hum humara yeh ye woh wo jaye jayega milega milegi chahiye raha rahe dena lena bata batao din gaya gayi diya kiya mujhe humein karke wala wali abhi liye kyun kyunki wapas phir sab kaam karta karte karti hota hote hoti jata jaata jaati lagta baare saath bahut thoda accha theek kal aaj bhai pahucha pahuncha banna banne banana samajh paya baat hate love long short together showing show shows allowed time hume hamare hamara unka uska iska jab tak baad pehle sirf dega degi denge le lo'
).split(' ')
