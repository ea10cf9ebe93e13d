import { site } from '../../site.ts'

export const hindi = `
  question: जी हाँ। | Yes.
  question: देखकर बताता हूँ। | Let me see and tell you.
  promise: ठीक है, इंतज़ार करता हूँ। | All right, I will wait.
  promise: देर हो तो भी बता दीजिए। | Please tell me even if it is delayed.
  refusal: क्यों नहीं हो सकता? कारण बताइए। | Why can it not be done? Tell me the reason.
  refusal: तो फिर कौन कर सकता है? | Then who can do it?
  apology: कोई बात नहीं, बस काम हो जाए। | It is all right, so long as it gets done.
  apology: ठीक है, आपकी गलती नहीं है। | All right, it is not your fault.
  thanks: धन्यवाद। | Thank you.
  thanks: जल्दी जवाब देने का शुक्रिया। | Thanks for the quick answer.
  greeting: नमस्ते। मैंने जो लिखा, वह दिख रहा है? | Namaste. Can you see what I wrote?
  greeting: जी, बोलिए। | Yes, go on.
  closing: बस इतना ही। धन्यवाद। | That is all. Thank you.
  closing: और कुछ नहीं। | Nothing else.
  hand-over: ठीक है, पर उन्हें पूरी बात बता दीजिए। | All right, but tell them the whole story.
  hand-over: छह बजे के बाद फ़ोन करें। | They should call after six.
  channel: हाँ, वहाँ भी भेज दीजिए। | Yes, send it there too.
  channel: यहीं ठीक है। | Here is fine.
  secret: OTP क्यों चाहिए? बैंक तो कहता है किसी को न दें। | Why do you need the code? The bank says to give it to nobody.
  secret: नहीं, मैं नहीं दूँगा। | No, I will not give it.
  rude: ठीक से बात कीजिए। | Please speak properly.
  rude: मैं शाखा में शिकायत करूँगा। | I will complain at the branch.
  nonsense: समझ नहीं आया। | I did not understand.
  nonsense: यह मेरे लिए था? | Was this for me?
  long: बहुत लंबा है। मुझे क्या करना है? | It is very long. What do I have to do?
  long: एक लाइन में बताइए, हुआ या नहीं? | Tell me in one line, is it done or not?
  unknown: अच्छा। आगे क्या होगा? | I see. What happens next?
  unknown: ठीक है। कितना समय लगेगा? | All right. How long will it take?
  unknown: मुझे कुछ करना है? | Do I have to do anything?
  leaving: अभी निकलना है, यहीं लिख दीजिए। | I must leave now, please write here.
  consent-yes: हाँ, ठीक है। | Yes, that is fine.
  consent-no: नहीं, वहाँ मत लिखिए। | No, do not write there.
  handed-back: मैं फिर से ${site.brand} हूँ। पूरी बात मेरे सामने है। | ${site.brand} here again. I have the whole story in front of me.
  suggest-topic: जैसे ही होगा, मैं यहीं लिखूँगा। | I will write here as soon as it happens.
  suggest-topic: हाँ, और आपको कुछ नहीं करना है। | Yes, and you need to do nothing.
  suggest-detail: धन्यवाद, लिख लिया है। | Thank you, I have noted it.
  suggest-secret: आप सही हैं। किसी को न दें, मुझे भी नहीं। | You are right. Give it to nobody, not to me either.
  suggest-rude: माफ़ कीजिए, मेरी गलती थी। | I am sorry, that was my mistake.
  suggest-off-topic: आप सही हैं। आपके सवाल पर लौटता हूँ। | You are right. Let me come back to your question.
  suggest-unknown: आगे का काम मेरा है। आज पाँच बजे तक यहीं लिखूँगा। | The next step is mine. I will write here by five today.
`
