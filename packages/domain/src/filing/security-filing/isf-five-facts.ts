import type { DraftData } from '../../entry/draft.ts'
import type { Finding } from '../../rules/finding.ts'
import type { ForeignRoute, SecurityFiling } from '../../security-filing/index.ts'
import { isfFinding, isfMessages as words } from './isf-findings.ts'
import { readGoods } from './isf-goods.ts'

const SCHEDULE_K = /^\d{5}$/
const UN_CODE = /^[A-Z]{2}[A-Z0-9]{3}$/

/** Goods that do not enter: who booked them, where they go, and their tariff numbers. */
export function fiveFacts(
  draft: DraftData,
  parties: Pick<SecurityFiling, 'shipTo' | 'bookingParties'>,
  findings: Finding[],
): Partial<SecurityFiling> {
  const { foreign_unlading = '', delivery_place = '' } = draft.security_filing ?? {}
  if (!SCHEDULE_K.test(foreign_unlading))
    findings.push(isfFinding('UNLADING', 'security_filing.foreign_unlading', words.unlading()))
  if (!SCHEDULE_K.test(delivery_place) && !UN_CODE.test(delivery_place))
    findings.push(isfFinding('DELIVERY', 'security_filing.delivery_place', words.delivery()))
  const route: ForeignRoute = {
    unladingQualifier: 'K',
    unlading: foreign_unlading,
    deliveryQualifier: SCHEDULE_K.test(delivery_place) ? 'K' : 'UN',
    delivery: delivery_place,
  }
  const tariffNumbers = readGoods(draft).makers.flatMap(({ goods }) => goods.map(({ hts }) => hts))
  return { ...parties, route, tariffNumbers: [...new Set(tariffNumbers)] }
}
