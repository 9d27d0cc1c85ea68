import type { DeclarationTicks } from '@edfe/domain/entry'

/** The texts of CBP Form 7501 (edition of 2024) other than the labels of its boxes. */

export const FORM_NAME = 'CBP Form 7501 (2024)'
export const FORM_TITLE = 'ENTRY SUMMARY'
export const CONTINUATION_TITLE = 'ENTRY SUMMARY CONTINUATION SHEET'
export const ISSUER = ['DEPARTMENT OF HOMELAND SECURITY', 'U.S. Customs and Border Protection'] as const
export const OMB = ['OMB APPROVAL NO. 1651-0022', 'EXPIRATION DATE 03/31/2025'] as const

export const BURDEN_STATEMENT =
  'Paperwork Reduction Act Statement: An agency may not conduct or sponsor an information collection and a person is ' +
  'not required to respond to this information unless it displays a current valid OMB control number and an expiration ' +
  'date. The control number for this collection is 1651-0022. The estimated average time to complete this application ' +
  'is 20 minutes. If you have any comments regarding the burden estimate you can write to U.S. Customs and Border ' +
  'Protection, Office of Regulations and Rulings, 90 K Street, NE., Washington DC 20229.'

export const DECLARATION_LABEL =
  '40. Declaration of Importer of Record (Owner or Purchaser) or Authorized Agent'

const tick = (isTicked: boolean): string => (isTicked ? '☒' : '☐')

/** Block 40 with its four boxes. */
export const declarationOf = ({ importerOfRecord, agent, purchase, noPurchase }: DeclarationTicks): string =>
  `I declare that I am the ${tick(importerOfRecord)} Importer of record and that the actual owner, purchaser, or ` +
  `consignee for CBP purposes is as shown above, OR ${tick(agent)} owner or purchaser or agent thereof. I further ` +
  `declare that the merchandise ${tick(purchase)} was obtained pursuant to a purchase or agreement to purchase and ` +
  `that the prices set forth in the invoices are true, OR ${tick(noPurchase)} was not obtained pursuant to a purchase ` +
  'or agreement to purchase and the statements in the invoices as to value or price are true to the best of my ' +
  'knowledge and belief. I also declare that the statements in the documents herein filed fully disclose to the best ' +
  'of my knowledge and belief the true prices, values, quantities, rebates, drawbacks, fees, commissions, and ' +
  'royalties and are true and correct, and that all goods or services provided to the seller of the merchandise either ' +
  'free or at reduced cost are fully disclosed. I will immediately furnish to the appropriate CBP officer any ' +
  'information showing a different statement of facts.'
