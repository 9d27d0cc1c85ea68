import type { RecordProblem } from '@edfe/abi'
import type { ConditionCode } from '../answer/conditions.ts'

/** The condition for a blank mandatory field. */
const MISSING: Record<string, ConditionCode> = {
  '10.action': 'B01',
  '10.filerCode': 'B05',
  '10.entryNumber': 'B14',
  '10.port': 'B03',
  '10.entryType': 'B17',
  '11.importer': '100',
  '22.quantity': '259',
  '22.unit': '260',
  '23.kind': '186',
  '23.number': '183',
  '31.bondType': '112',
  '31.designation': '266',
  '31.surety': '137',
  '33.code1': '151',
  '34.class1': '248',
  '34.amount1': '252',
  '40.lineId': '402',
  '40.origin': '407',
  '44.text': '464',
  '47.kind': '519',
  '47.party': '521',
  '50.hts': '432',
  '50.duty': '438',
  '50.value': '437',
  '50.unit1': '439',
  '53.caseNumber': '543',
  '53.claim': '511',
  '53.rate': '536',
  '53.rateKind': '540',
  '53.duty': '539',
  '60.class': '531',
  '60.amount': '477',
  '62.class': '248',
  '62.amount': '252',
  '89.class1': '249',
  '89.amount1': '714',
}

/** The condition for an invalid number or date. */
const MALFORMED: Record<string, ConditionCode> = {
  '10.preliminaryStatementPrintDate': '203',
  '11.estimatedEntryDate': '125',
  '11.importDate': '128',
  '20.arrivalDate': '171',
  '20.inBondDate': '189',
  '22.quantity': '264',
  '31.amount': '123',
  '34.amount1': '253',
  '34.amount2': '253',
  '40.exportDate': '419',
  '40.charges': '424',
  '40.grossWeight': '421',
  '50.duty': '438',
  '50.value': '437',
  '50.quantity1': '440',
  '50.quantity2': '440',
  '50.quantity3': '440',
  '53.rate': '536',
  '53.value': '537',
  '53.quantity': '538',
  '53.duty': '539',
  '60.amount': '477',
  '62.amount': '253',
  '88.bondedAd': '736',
  '88.cashAd': '738',
  '88.bondedCv': '740',
  '88.cashCv': '742',
  '89.amount1': '714',
  '90.duty': '721',
  '90.fees': '725',
  '90.tax': '723',
  '90.ad': '728',
  '90.cv': '729',
}

/**
 * The condition for a field problem in the response to the summary. Undefined for a syntax problem, which rejects
 * the whole batch.
 */
export function fieldCode({ recordId, field, kind }: RecordProblem): ConditionCode | undefined {
  const key = `${recordId.split('-')[0]}.${field}`
  if (kind === 'missing') return MISSING[key]
  return kind === 'class' || kind === 'date' ? MALFORMED[key] : undefined
}
