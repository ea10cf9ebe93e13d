import type { PageText } from './text-runs.ts'

/**
 * Sentences in ten scripts with the joins that careless cuts break: conjuncts, reph, half forms, split vowel
 * signs, nukta letters and ligatures with vowel signs.
 */
export const samples: readonly PageText[] = [
  { language: 'hi', text: 'मेरी EMI इस महीने दो बार कट गई।' },
  { language: 'hi', text: 'ज़रूर। कृपया अपनी जन्मतिथि बताइए।' },
  { language: 'hi', text: 'हमारी फ़्लाइट लेट है, चेक-इन रात दो बजे होगा।' },
  { language: 'hi', text: 'मेरा कार्ड खो गया है, उसे ब्लॉक कर दीजिए।' },
  { language: 'mr', text: 'माझी पॉलिसी पुन्हा सुरू करता येईल का?' },
  { language: 'bn', text: 'আমার অর্ডারটা এখনও আসেনি।' },
  { language: 'gu', text: 'ચોથા માળનો 2 BHK હજી ખાલી છે?' },
  { language: 'pa', text: 'ਹਾਂ ਜੀ, ਮੈਂ ਕੱਲ੍ਹ ਫ਼ਾਰਮ ਭਰਿਆ ਸੀ।' },
  { language: 'or', text: 'ବାଣୀ' },
  { language: 'ta', text: 'டாக்டர் அப்பாயின்ட்மென்ட்டை நாளைக்கு மாற்ற முடியுமா?' },
  { language: 'te', text: 'మెషీన్ E4 చూపిస్తోంది, నీళ్లు బయటకు పోవడం లేదు.' },
  { language: 'kn', text: 'ನನ್ನ ವಿಳಾಸವನ್ನು ಎಲ್ಲಾ ಕಡೆ ಬದಲಾಯಿಸಿ.' },
  { language: 'ml', text: 'ഞങ്ങളുടെ ഫ്ലൈറ്റ് വൈകി, രാത്രി രണ്ടുമണിക്കേ എത്തൂ.' },
]
