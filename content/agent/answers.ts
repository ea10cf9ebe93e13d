import type { AgentAnswer } from './agent-answer.ts'
import { about } from './answers/about.ts'
import { aCostPerCallThatAddsUp } from './answers/articles/a-cost-per-call-that-adds-up.ts'
import { aPilotInTenWorkingDays } from './answers/articles/a-pilot-in-ten-working-days.ts'
import { anAppointmentDeskThatIsAwakeAt5Am } from './answers/articles/an-appointment-desk-that-is-awake-at-5-am.ts'
import { bengaliOdiaAndKannadaNowSwitchMidSentence } from './answers/articles/bengali-odia-and-kannada-now-switch-mid-sentence.ts'
import { eighteenFormsInAHundred } from './answers/articles/eighteen-forms-in-a-hundred.ts'
import { fourSystemsOneAddress } from './answers/articles/four-systems-one-address.ts'
import { howLongShouldAMachineWait } from './answers/articles/how-long-should-a-machine-wait.ts'
import { markingEveryCallIsNotWatchingEveryone } from './answers/articles/marking-every-call-is-not-watching-everyone.ts'
import { paymentRemindersPeopleDoNotHate } from './answers/articles/payment-reminders-people-do-not-hate.ts'
import { readingAChequeLeafOverThePhone } from './answers/articles/reading-a-cheque-leaf-over-the-phone.ts'
import { sevenMomentsToHandOver } from './answers/articles/seven-moments-to-hand-over.ts'
import { theHandoverNote } from './answers/articles/the-handover-note.ts'
import { what340MissedEmiCallsTaughtOneBranch } from './answers/articles/what-340-missed-emi-calls-taught-one-branch.ts'
import { whatAWhatsappOptInIs } from './answers/articles/what-a-whatsapp-opt-in-is.ts'
import { whatAnIvrTreeHides } from './answers/articles/what-an-ivr-tree-hides.ts'
import { whatsappAfterTheCall } from './answers/articles/whatsapp-after-the-call.ts'
import { whenTheCallerIsAngrySayLess } from './answers/articles/when-the-caller-is-angry-say-less.ts'
import { whichNumberMayRing } from './answers/articles/which-number-may-ring.ts'
import { yourCallRecordingsAndTheNewDataLaw } from './answers/articles/your-call-recordings-and-the-new-data-law.ts'
import { banking } from './answers/banking.ts'
import { blog } from './answers/blog.ts'
import { bpo } from './answers/bpo.ts'
import { connections } from './answers/connections.ts'
import { customerIntelligence } from './answers/customer-intelligence.ts'
import { customerSupport } from './answers/customer-support.ts'
import { dataAnalytics } from './answers/data-analytics.ts'
import { documentProcessing } from './answers/document-processing.ts'
import { ecommerce } from './answers/ecommerce.ts'
import { edtech } from './answers/edtech.ts'
import { healthcare } from './answers/healthcare.ts'
import { home } from './answers/home.ts'
import { hospitalityTravel } from './answers/hospitality-travel.ts'
import { insurance } from './answers/insurance.ts'
import { leadGeneration } from './answers/lead-generation.ts'
import { mostAsked } from './answers/most-asked.ts'
import { offers } from './answers/offers.ts'
import { partnerProgram } from './answers/partner-program.ts'
import { personalData } from './answers/personal-data.ts'
import { processAutomationSolution } from './answers/process-automation-solution.ts'
import { processAutomation } from './answers/process-automation.ts'
import { products } from './answers/products.ts'
import { qams } from './answers/qams.ts'
import { realEstate } from './answers/real-estate.ts'
import { security } from './answers/security.ts'
import { smartAnalytics } from './answers/smart-analytics.ts'
import { solutions } from './answers/solutions.ts'
import { subscription } from './answers/subscription.ts'
import { termsOfUse } from './answers/terms-of-use.ts'
import { virtualAssistant } from './answers/virtual-assistant.ts'
import { voiceIntelligence } from './answers/voice-intelligence.ts'
import { website } from './answers/website.ts'
import { zapra } from './answers/zapra.ts'

/** Everything the assistant has a prepared answer for; a file is named after the page it rests on. */
export const agentAnswers: readonly AgentAnswer[] = [
  ...about,
  ...aCostPerCallThatAddsUp,
  ...aPilotInTenWorkingDays,
  ...anAppointmentDeskThatIsAwakeAt5Am,
  ...bengaliOdiaAndKannadaNowSwitchMidSentence,
  ...eighteenFormsInAHundred,
  ...fourSystemsOneAddress,
  ...howLongShouldAMachineWait,
  ...markingEveryCallIsNotWatchingEveryone,
  ...paymentRemindersPeopleDoNotHate,
  ...readingAChequeLeafOverThePhone,
  ...sevenMomentsToHandOver,
  ...theHandoverNote,
  ...what340MissedEmiCallsTaughtOneBranch,
  ...whatAWhatsappOptInIs,
  ...whatAnIvrTreeHides,
  ...whatsappAfterTheCall,
  ...whenTheCallerIsAngrySayLess,
  ...whichNumberMayRing,
  ...yourCallRecordingsAndTheNewDataLaw,
  ...banking,
  ...blog,
  ...bpo,
  ...connections,
  ...customerIntelligence,
  ...customerSupport,
  ...dataAnalytics,
  ...documentProcessing,
  ...ecommerce,
  ...edtech,
  ...healthcare,
  ...home,
  ...hospitalityTravel,
  ...insurance,
  ...leadGeneration,
  ...mostAsked,
  ...offers,
  ...partnerProgram,
  ...personalData,
  ...processAutomation,
  ...processAutomationSolution,
  ...products,
  ...qams,
  ...realEstate,
  ...security,
  ...smartAnalytics,
  ...solutions,
  ...subscription,
  ...termsOfUse,
  ...virtualAssistant,
  ...voiceIntelligence,
  ...website,
  ...zapra,
]
