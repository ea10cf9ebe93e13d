import type { Intent, Topic } from '../../../../content/portal/conversation.ts'
import { isAbout, isAboutAnother } from './topic-words.ts'

/** Words of which nearly every real sentence has one, in English and in Hindi written in Latin letters. */
const common = new Set(
  `a about account after again all am an and any anything are as at back bank be been but by call can check checking could
  day days did do does done fine for great from get give go good had has have he hello hi his how i if in is it just know let like
  look looking me more my need no not noted now of ok okay on one only or our out please problem received right same see
  send sent she so some soon sorry still sure take team thank thanks that the their them then there they this till time to
  today tomorrow update us very wait was we welcome were what when where which who will with work would yes you your
  aap aapka aapko aur hai hain haan ho hoon ji ka kar ke ki ko kya main mein mera nahi namaste par se theek wo ye yeh`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether nobody could make sense of a text: no words, keys hit at random, or words without a sentence. */
function isNonsense(text: string): boolean {
  if (!/\p{L}/u.test(text)) return true
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  if (words.length === 0) return false
  if (/(.)\1{4,}|asdf|sdfg|qwert|zxcv|hjkl|lorem ipsum/i.test(text)) return true
  return !words.some((word) => common.has(word))
}

/** Characters from which on a customer finds a message long. */
export const longFrom = 320

const neverShare = /\b(never|not|don.?t|do not)\b.{0,24}\b(share|give|tell|send|need)\b/i
const secret = /\b(otp|cvv|pin|password|passcode|card number)\b/i
const rude =
  /\b(stupid|idiot|fool|shut up|nonsense|rubbish|liar|get lost|damn|hell|moron|dumb|bakwas|bewakoof)\b/i
const closing =
  /\banything else\b|\b(have a (good|nice) (day|evening)|good ?bye|bye|take care)\b|\bclos(e|ing) (this|the) (chat|conversation|case)/i
const thanks =
  /^\W*(you.?re |you are )?(most )?welcome\b|\bthank(s| you)\b|शुक्रिया|धन्यवाद|நன்றி|ধন্যবাদ|^[\s👍🙏❤😊]+$/iu
const handOver =
  /\b(manager|supervisor|colleague|specialist|connect(ing)? you|transfer(ring)? you|call(ing)? you|phone you|ring you|hand(ing)? (you|this) over)\b/i
const channel = /\b(e-?mail|sms|whatsapp|text message)\b/i
const asksDetail = /\b(which|what|when|where|how much|how many|who|number|name|date|share|send me|tell me)\b/i
const refusal =
  /\b(cannot|can.?t|could not|unable|not possible|not allowed|won.?t|declined|rejected|refused|no way)\b/i
const apology = /\b(sorry|apolog\w+|my mistake|regret)\b/i
const promise =
  /\b(will|i.?ll|by|within|in|comes?|arrives?)\b.*\b(\d+|today|tomorrow|tonight|soon|minutes?|hours?|days?|noon|afternoon|evening|(by|at) (one|two|three|four|five|six))\b|\b(one|a) (moment|minute)\b|\b(checking|looking into|watching)\b/i
const greeting =
  /^\W*(hi|hello|hey|good (morning|afternoon|afternoon|evening|(by|at) (one|two|three|four|five|six))|namast\w+|namaskar|vanakkam|dear)\b/i

/**
 * What a text does to a customer, most telling first: they answer the first for which they have something left to say.
 * One that speaks for itself (a request for a secret, an insult, no sentence at all) comes alone.
 */
export function intentsOf(text: string, topic: Topic): Intent[] {
  if (secret.test(text) && !neverShare.test(text)) return ['secret']
  if (rude.test(text)) return ['rude']
  if (thanks.test(text) && text.length < 60 && !text.includes('?')) return ['thanks']
  const isOn = isAbout(text, topic)
  if (!isOn && isNonsense(text) && !greeting.test(text)) return ['nonsense']
  if (closing.test(text)) return ['closing']
  const found: [boolean, Intent][] = [
    [text.length >= longFrom, 'long'],
    [text.includes('?') && asksDetail.test(text), 'detail'],
    [handOver.test(text), 'hand-over'],
    [text.includes('?') && !isOn, 'question'],
    [isAboutAnother(text, topic), 'off-topic'],
    [refusal.test(text), 'refusal'],
    [isOn, 'topic'],
    [channel.test(text), 'channel'],
    [promise.test(text), 'promise'],
    [apology.test(text), 'apology'],
    [text.includes('?'), 'question'],
    [greeting.test(text), 'greeting'],
  ]
  const intents = found.filter(([isSo]) => isSo).map(([, intent]) => intent)
  return [...new Set<Intent>([...intents, 'unknown'])]
}
