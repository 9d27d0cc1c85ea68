import { defineMessage } from '@edfe/domain/messages'

/** Why a relief applies, where several programs say so. */
export const displacedBySection232 = defineMessage({
  id: 'tariff.why.displaced',
  defaultMessage: 'Section 232 covers the goods, so this program adds nothing. The heading is filed at 0.',
})
export const usmcaGoods = defineMessage({
  id: 'tariff.why.usmca',
  defaultMessage: 'The goods are entered free under USMCA. Claim it also when the general rate is Free.',
})
export const otherArticle = defineMessage({
  id: 'tariff.why.other-article',
  defaultMessage: 'The number is listed, but the program does not cover this article.',
})
export const over25Years = defineMessage({
  id: 'tariff.why.over-25-years',
  defaultMessage: 'The vehicle was made at least 25 years ago.',
})
