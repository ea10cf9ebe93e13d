import { site } from '../../site.ts'

export const tamil = `
  question: ஆமாம். | Yes.
  question: பார்த்துச் சொல்கிறேன். | Let me see and tell you.
  promise: சரி, காத்திருக்கிறேன். | All right, I will wait.
  promise: தாமதமானாலும் சொல்லுங்கள். | Tell me even if it is late.
  refusal: ஏன் முடியாது? | Why can it not be done?
  refusal: அப்படியானால் யாரால் முடியும்? | Then who can do it?
  apology: பரவாயில்லை, வேலை முடிந்தால் போதும். | Never mind, so long as it gets done.
  apology: உங்கள் தவறு இல்லை. | It is not your fault.
  thanks: நன்றி. | Thank you.
  thanks: விரைவான பதிலுக்கு நன்றி. | Thanks for the quick answer.
  greeting: வணக்கம். மேலே எழுதியதைப் பார்த்தீர்களா? | Vanakkam. Did you see what I wrote above?
  greeting: சொல்லுங்கள். | Yes, go on.
  closing: அவ்வளவுதான். நன்றி. | That is all. Thank you.
  closing: வேறு ஒன்றும் இல்லை. | Nothing else.
  hand-over: சரி, அவரிடம் எல்லாம் சொல்லுங்கள். | All right, tell them everything.
  hand-over: ஆறு மணிக்குப் பிறகு அழைக்கவும். | Please call after six.
  channel: சரி, அங்கேயும் அனுப்புங்கள். | All right, send it there too.
  channel: இங்கேயே போதும். | Here is enough.
  secret: OTP எதற்கு? யாருக்கும் தரக் கூடாது என்று வங்கி சொல்கிறது. | Why the code? The bank says to give it to nobody.
  secret: தர மாட்டேன். | I will not give it.
  rude: மரியாதையாகப் பேசுங்கள். | Please speak with respect.
  rude: கிளையில் புகார் செய்வேன். | I will complain at the branch.
  nonsense: புரியவில்லை. | I did not understand.
  nonsense: இது எனக்கா? | Was this for me?
  long: மிக நீளம். நான் என்ன செய்ய வேண்டும்? | Very long. What do I have to do?
  long: ஒரே வரியில் சொல்லுங்கள்: முடிந்ததா? | Tell me in one line: is it done?
  unknown: சரி. அடுத்து என்ன? | All right. What next?
  unknown: எவ்வளவு நேரம் ஆகும்? | How long will it take?
  unknown: நான் ஏதாவது செய்ய வேண்டுமா? | Do I have to do anything?
  leaving: இப்போது கிளம்புகிறேன், இங்கே எழுதுங்கள். | I am leaving now, please write here.
  consent-yes: சரி. | All right.
  consent-no: வேண்டாம், அங்கே எழுதாதீர்கள். | No, do not write there.
  handed-back: மீண்டும் ${site.brand}. எல்லாம் என் முன்னால் இருக்கிறது. | ${site.brand} again. I have everything in front of me.
  suggest-topic: மாறியதும் இங்கேயே எழுதுகிறேன். | I will write here as soon as it has changed.
  suggest-topic: ஆமாம், நீங்கள் ஒன்றும் செய்ய வேண்டாம். | Yes, and you need to do nothing.
  suggest-detail: நன்றி, குறித்துக்கொண்டேன். | Thank you, I have noted it.
  suggest-secret: சரிதான். யாருக்கும் தராதீர்கள், எனக்கும் வேண்டாம். | Right. Give it to nobody, not to me either.
  suggest-rude: மன்னியுங்கள், என் தவறு. | I am sorry, that was my mistake.
  suggest-off-topic: சரி, உங்கள் கேள்விக்கு வருகிறேன். | True, let me come to your question.
  suggest-unknown: அடுத்தது என் வேலை. இன்று ஐந்து மணிக்குள் எழுதுகிறேன். | The next step is mine. I will write by five today.
`
