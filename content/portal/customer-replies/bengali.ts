import { site } from '../../site.ts'

export const bengali = `
  question: হ্যাঁ। | Yes.
  question: দেখে জানাচ্ছি। | Let me see and tell you.
  promise: ঠিক আছে, অপেক্ষা করছি। | All right, I am waiting.
  promise: দেরি হলেও জানাবেন। | Let me know even if it is late.
  refusal: কেন হবে না? | Why can it not be done?
  refusal: তাহলে কে পারবেন? | Then who can do it?
  apology: ঠিক আছে, কাজটা হলেই হল। | It is all right, so long as it gets done.
  apology: আপনার দোষ নয়। | It is not your fault.
  thanks: ধন্যবাদ। | Thank you.
  thanks: তাড়াতাড়ি উত্তরের জন্য ধন্যবাদ। | Thanks for the quick answer.
  greeting: নমস্কার। উপরের লেখাটা দেখেছেন? | Nomoshkar. Have you seen what is above?
  greeting: হ্যাঁ, বলুন। | Yes, go on.
  closing: এইটুকুই। ধন্যবাদ। | That is all. Thank you.
  closing: আর কিছু না। | Nothing else.
  hand-over: ঠিক আছে, ওঁকে সব বলে দেবেন। | All right, please tell them everything.
  hand-over: ছটার পরে ফোন করবেন। | Please call after six.
  channel: হ্যাঁ, ওখানেও পাঠান। | Yes, send it there too.
  channel: এখানেই ঠিক আছে। | Here is fine.
  secret: OTP কেন? ব্যাঙ্ক তো কাউকে দিতে বারণ করে। | Why the code? The bank says to give it to nobody.
  secret: না, দেব না। | No, I will not give it.
  rude: ভদ্রভাবে কথা বলুন। | Please speak politely.
  rude: আমি শাখায় অভিযোগ করব। | I will complain at the branch.
  nonsense: বুঝলাম না। | I did not understand.
  nonsense: এটা কি আমার জন্য? | Is this for me?
  long: অনেক বড় লেখা। আমাকে কী করতে হবে? | That is very long. What do I have to do?
  long: এক লাইনে বলুন, হয়েছে কি না? | Tell me in one line, is it done or not?
  unknown: আচ্ছা। এরপর কী? | I see. What next?
  unknown: কত সময় লাগবে? | How long will it take?
  unknown: আমাকে কিছু করতে হবে? | Do I have to do anything?
  leaving: এখন বেরোচ্ছি, এখানে লিখে রাখবেন। | I am leaving now, please write here.
  consent-yes: হ্যাঁ, ঠিক আছে। | Yes, that is fine.
  consent-no: না, ওখানে লিখবেন না। | No, do not write there.
  handed-back: আবার ${site.brand}। সব কথা আমার সামনে আছে। | ${site.brand} again. I have everything in front of me.
  suggest-topic: হলেই এখানে লিখব। | I will write here as soon as it is done.
  suggest-topic: হ্যাঁ, আপনাকে কিছু করতে হবে না। | Yes, and you need to do nothing.
  suggest-detail: ধন্যবাদ, লিখে রাখলাম। | Thank you, I have noted it.
  suggest-secret: ঠিক বলেছেন। কাউকে দেবেন না, আমাকেও না। | You are right. Give it to nobody, not to me either.
  suggest-rude: ক্ষমা করবেন, আমার ভুল। | I am sorry, that was my mistake.
  suggest-off-topic: ঠিক, আপনার প্রশ্নে ফিরছি। | True, let me come back to your question.
  suggest-unknown: পরের কাজটা আমার। আজ পাঁচটার মধ্যে লিখব। | The next step is mine. I will write by five today.
`
