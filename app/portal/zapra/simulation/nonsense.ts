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
export function isNonsense(text: string): boolean {
  if (!/\p{L}/u.test(text)) return true
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  if (words.length === 0) return false
  if (/(.)\1{4,}|asdf|sdfg|qwert|zxcv|hjkl|lorem ipsum/i.test(text)) return true
  return !words.some((word) => common.has(word))
}
