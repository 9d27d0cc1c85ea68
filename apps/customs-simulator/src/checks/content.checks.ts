import { partyNumber } from '@edfe/domain/filing'
import { isUsState, MISSING_DOCUMENTS } from '@edfe/domain/reference'
import { type Check, when } from './check.ts'
import { OLD_NUMBER } from './party.checks.ts'

const isZeros = (number: string): boolean => /^[0-]+$/.test(number)

/** Types whose entry date must be given: re-warehouse and withdrawals. */
const NEED_ENTRY_DATE = ['22', '31', '32', '34', '38']

/** A zone with its subzone and site: nine positions, or seven or five of the older form (record 11, note 3). */
const ZONE = /^\d{3}([A-Z0-9]{3}([A-Z0-9]{3})?|[A-Z0-9]{2}(\d{2})?)$/

/** Record 11: parties, dates, destination; record 33: missing documents. */
export const contentChecks: Check = (input) => {
  const { header, content, needs, entryType, summary } = input
  const { importer = '', notifyParty, stateOfDestination: state = '' } = content
  const { ftzIdentifier: zone } = content
  const needsImportDate =
    needs?.importDate === 'required' || header.tradeAgreementReconciliationIndicator === 'Y'
  const isOldNotify = notifyParty !== undefined && OLD_NUMBER.test(notifyParty)
  return [
    ...when(zone !== undefined && !ZONE.test(zone), '289'),
    ...when(isOldNotify, '110'),
    ...when(importer !== '' && isZeros(importer), '103'),
    ...when(importer !== '' && !isZeros(importer) && !partyNumber(importer), '102'),
    ...consignee(input),
    ...when(notifyParty !== undefined && !isOldNotify && !partyNumber(notifyParty), '590'),
    ...when(NEED_ENTRY_DATE.includes(entryType) && !content.estimatedEntryDate, '124'),
    ...when(needsImportDate && !content.importDate, '127'),
    ...when(needs?.importDate === 'forbidden' && content.importDate !== undefined, '297'),
    ...when(needs?.withdrawal === true && !summary.has('30'), '293'),
    ...when(needs?.stateOfDestination === true && state === '', '132'),
    ...when(state !== '' && !isUsState(state), '133'),
    ...documents(input),
  ]
}

const consignee: Check = ({ content, needs }) => {
  const { consignee: number = '' } = content
  if (number === '') return when(needs?.consignee === true, '255')
  if (isZeros(number)) return when(needs?.consignee === true, '107')
  return when(!partyNumber(number), '105')
}

/** AE accepts more codes than the form offers. */
const DOCUMENTS = new Set([...MISSING_DOCUMENTS.map(({ code }) => code), ...['11', '14', '15', '18', '20']])

const documents: Check = ({ summary }) =>
  summary.all('33').flatMap(({ code1, code2 }) => [
    ...when(
      [code1, code2].some((code) => code !== undefined && !DOCUMENTS.has(code)),
      '151',
    ),
    ...when(code1 !== undefined && code1 === code2, '152'),
    ...when(code1 === '99', '153'),
  ])
