import type { GoodsQuestion } from '@edfe/domain/entry'
import { isMaterial } from '../query-words.ts'
import { wordsOf } from '../words.ts'

/** Words that answer a question before it is asked; materials are among the words of every search. */
const ANSWERED: Readonly<Record<Exclude<GoodsQuestion, 'material'>, RegExp>> = {
  wearer: /^(?:m[ae]ns?|wom[ae]ns?|boys?|girls?|lad(?:y|ies)|bab(?:y|ies)|infants?|toddlers?)$/,
  state: /^(?:live|fresh|chilled|frozen|dried|salted|smoked|canned|tinned|pickled|cooked|prepared)$/,
  fabric: /^(?:knit|knitted|crochet|crocheted|woven)$/,
  power: /^(?:electric|electrical|battery|cordless|rechargeable|powered|usb|led|manual)$/,
  part: /^(?:parts?|accessory|accessories|replacement|spare)$/,
  set: /^(?:sets?|kits?)$/,
  vehicle: /^(?:cars?|trucks?|vehicles?|automotive|auto|motorcycles?|bicycles?|bikes?)$/,
  toy: /^(?:toys?|dolls?|plush)$/,
  festive: /^(?:christmas|xmas|halloween|easter|holiday|party|festive)$/,
  animal: /^(?:dogs?|cats?|pets?|horses?|animals?)$/,
}

/** True if the words of a search say the answer to a question, or that it is not about it. */
export function isAnsweredBy(query: string): (question: GoodsQuestion) => boolean {
  const words = wordsOf(query)
  return (question) =>
    words.some((word) => (question === 'material' ? isMaterial(word) : ANSWERED[question].test(word)))
}
