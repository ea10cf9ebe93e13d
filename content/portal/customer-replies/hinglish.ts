import { site } from '../../site.ts'

export const hinglish = `
  question: Haan ji | Yes
  question: Dekh ke batata hoon | Let me see and tell you
  promise: Theek hai, wait karta hoon | All right, I will wait
  promise: Late ho toh bhi bata dena | Tell me even if it is late
  refusal: Kyun nahi ho sakta? | Why can it not be done?
  refusal: Toh phir kaun karega? | Then who will do it?
  apology: Koi baat nahi, bas ho jaye | It is all right, so long as it is done
  apology: Aapki galti nahi hai | It is not your fault
  thanks: Thank you ji | Thank you
  thanks: Jaldi reply ke liye shukriya | Thanks for the quick reply
  greeting: Hello, upar wala message dekha? | Hello, did you see the message above?
  greeting: Haan boliye | Yes, go on
  closing: Bas itna hi, thanks | That is all, thanks
  closing: Aur kuch nahi | Nothing else
  hand-over: Theek hai, unko poori baat bata dena | All right, tell them the whole story
  hand-over: 6 ke baad call karein | They should call after 6
  channel: Haan wahan bhi bhej do | Yes, send it there too
  channel: Yahin theek hai | Here is fine
  secret: OTP kyun chahiye? Bank bolta hai kisi ko mat do | Why do you need the code? The bank says to give it to nobody
  secret: Nahi dunga | I will not give it
  rude: Tameez se baat kijiye | Please speak with respect
  rude: Main complaint karunga | I will complain
  nonsense: Samajh nahi aaya | I did not understand
  nonsense: Ye mere liye tha? | Was this for me?
  long: Itna lamba? Mujhe kya karna hai? | So long? What do I have to do?
  long: Ek line mein batao, hua ya nahi? | Tell me in one line, is it done or not?
  unknown: Achha, aage kya hoga? | I see, what happens next?
  unknown: Kitna time lagega? | How long will it take?
  unknown: Mujhe kuch karna hai kya? | Do I have to do anything?
  leaving: Abhi nikalna hai, yahin likh dena | I must leave now, please write here
  consent-yes: Haan, theek hai | Yes, fine
  consent-no: Nahi, wahan mat likhna | No, do not write there
  handed-back: Main phir se ${site.brand} hoon. Poori baat mere saamne hai. | ${site.brand} here again. I have the whole story in front of me.
  suggest-topic: Jaise hi hoga, main yahin likhunga. | I will write here as soon as it happens.
  suggest-topic: Haan, aur aapko kuch nahi karna hai. | Yes, and you need to do nothing.
  suggest-detail: Dhanyavaad, note kar liya. | Thank you, I have noted it.
  suggest-secret: Sahi kaha. Kisi ko mat dijiye, mujhe bhi nahi. | You are right. Give it to nobody, not to me either.
  suggest-rude: Maaf kijiye, meri galti thi. | I am sorry, that was my mistake.
  suggest-off-topic: Sahi baat. Aapke sawaal par aata hoon. | True. Let me come to your question.
  suggest-unknown: Aage ka kaam mera hai. Aaj 5 baje tak likhunga. | The next step is mine. I will write by 5 today.
`
