import { site } from '../../site.ts'

export const marathi = `
  question: हो. | Yes.
  question: बघून सांगते. | Let me see and tell you.
  promise: ठीक आहे, थांबते. | All right, I will wait.
  promise: उशीर झाला तरी कळवा. | Let me know even if it is late.
  refusal: का होऊ शकत नाही? | Why can it not be done?
  refusal: मग कोण करू शकेल? | Then who can do it?
  apology: हरकत नाही, फक्त काम व्हावे. | Never mind, so long as it gets done.
  apology: तुमची चूक नाही. | It is not your fault.
  thanks: धन्यवाद. | Thank you.
  thanks: लवकर उत्तर दिलेत, आभारी आहे. | You answered quickly, I am grateful.
  greeting: नमस्कार. वरचे वाचलेत ना? | Namaskar. You have read what is above?
  greeting: हो, बोला. | Yes, go on.
  closing: एवढेच. धन्यवाद. | That is all. Thank you.
  closing: आणखी काही नाही. | Nothing else.
  hand-over: चालेल, पण त्यांना सगळे सांगा. | Fine, but tell them everything.
  hand-over: सहानंतर फोन करा. | Call me after six.
  channel: हो, तिथेही पाठवा. | Yes, send it there too.
  channel: इथेच ठीक आहे. | Here is fine.
  secret: OTP कशाला? बँक म्हणते कोणालाही देऊ नका. | Why the code? The bank says to give it to nobody.
  secret: नाही, मी देणार नाही. | No, I will not give it.
  rude: नीट बोला. | Please speak properly.
  rude: मी शाखेत तक्रार करेन. | I will complain at the branch.
  nonsense: समजले नाही. | I did not understand.
  nonsense: हे माझ्यासाठी होते का? | Was this for me?
  long: खूप मोठे आहे. मी काय करू? | It is very long. What do I do?
  long: एका ओळीत सांगा: झाले की नाही? | Tell me in one line: is it done or not?
  unknown: बरं. पुढे काय? | Fine. What next?
  unknown: किती वेळ लागेल? | How long will it take?
  unknown: मला काही करायचे आहे का? | Do I have to do anything?
  leaving: आता निघते, इथे लिहून ठेवा. | I am leaving now, please write here.
  consent-yes: हो, चालेल. | Yes, fine.
  consent-no: नको, तिथे लिहू नका. | No, do not write there.
  handed-back: मी पुन्हा ${site.brand}. सगळे माझ्यासमोर आहे. | ${site.brand} again. I have everything in front of me.
  suggest-topic: पैसे दिसले की मी इथेच लिहीन. | I will write here as soon as I see the money.
  suggest-topic: हो, तुम्हाला काही करायचे नाही. | Yes, and you need to do nothing.
  suggest-detail: धन्यवाद, नोंद केली आहे. | Thank you, I have noted it.
  suggest-secret: बरोबर. कोणालाही देऊ नका, मलाही नाही. | Right. Give it to nobody, not to me either.
  suggest-rude: माफ करा, माझी चूक झाली. | I am sorry, that was my mistake.
  suggest-off-topic: बरोबर, तुमच्या प्रश्नाकडे येते. | True, let me come to your question.
  suggest-unknown: पुढचे काम माझे आहे. आज पाचपर्यंत इथे लिहीन. | The next step is mine. I will write here by five today.
`
