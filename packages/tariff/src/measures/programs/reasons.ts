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
export const caftaTextile = defineMessage({
  id: 'tariff.why.cafta-textile',
  defaultMessage: 'Textile and apparel goods entered free under CAFTA-DR are exempt.',
})
export const exemptProduct = defineMessage({
  id: 'tariff.why.exempt-product-listed',
  defaultMessage: 'The note to this program exempts the product.',
})
export const describedArticle = defineMessage({
  id: 'tariff.why.described-article-listed',
  defaultMessage: 'The note to this program describes and exempts the article.',
})
export const civilAircraftArticle = defineMessage({
  id: 'tariff.why.civil-aircraft-listed',
  defaultMessage: 'Civil aircraft articles that the note to this program lists are exempt.',
})
export const pharmaceuticalArticle = defineMessage({
  id: 'tariff.why.pharmaceutical-listed',
  defaultMessage: 'Listed articles that are not patented and are for pharmaceutical use are exempt.',
})
export const inTransit = defineMessage({
  id: 'tariff.why.in-transit',
  defaultMessage: 'The goods were in transit when the duty began, and were entered in time.',
})
export const informationalMaterials = defineMessage({
  id: 'tariff.why.informational-materials',
  defaultMessage: 'Informational materials are exempt.',
})

/** Headings of publications, films, recordings, photographs and works of art, which may be informational materials. */
export const INFORMATIONAL_MATERIALS = ['3704', '3705', '3706', '49', '8523', '97']
