import { parseDay } from '../calendar/index.ts'
import { label } from '../messages/index.ts'
import { isCountryCode } from '../reference/countries.ts'
import { ACTION_REASONS, isFiveElements, NUMBER_SHAPES, PERSONAL_SHIPMENTS, SHIPMENT_TYPES } from './codes.ts'
import { type FilingRule, headerIf } from './finding.ts'

const TRANSACTION = /^[A-Z0-9]{3}-\d{11}$/

/** Kinds of number of the ISF importer; a carrier's code is for a filing of five elements. */
const importerQualifiers = (submission: string): string[] => [
  'EI',
  'ANI',
  '34',
  'AEF',
  ...(isFiveElements(submission) ? ['2'] : []),
]

/** The header: types, action, importer, number of the transaction. Codes and narratives are those of CBP's list. */
export const HEADER_RULES: readonly FilingRule[] = [
  {
    rule: 'ISF_SUBMISSION_TYPE',
    code: 'S06',
    narrative: 'INVALID ISF TYPE',
    words: label({
      id: 'isf.submission-type',
      defaultMessage: 'The submission type is unknown to CBP. Choose ten or five elements.',
    }),
    places: ({ submission }) => headerIf(!/^[1-4]$/.test(submission)),
  },
  {
    rule: 'ISF_SHIPMENT_TYPE',
    code: 'S18',
    narrative: 'INVALID SHIPMENT TYPE',
    words: label({
      id: 'isf.shipment-type',
      defaultMessage:
        'The shipment type is not one that CBP takes here. Ordinary goods, and all goods that do not enter, have 01.',
    }),
    places: ({ shipment, submission }) =>
      headerIf(!SHIPMENT_TYPES.includes(shipment) || (isFiveElements(submission) && shipment !== '01')),
  },
  {
    rule: 'ISF_MODE',
    code: 'S09',
    narrative: 'INVALID TRANS MODE',
    words: label({
      id: 'isf.mode',
      defaultMessage: 'A security filing is for goods by ship. The mode is 10 or 11.',
    }),
    places: ({ mode }) => headerIf(!!mode && mode !== '10' && mode !== '11'),
  },
  {
    rule: 'ISF_ACTION_REASON',
    code: 'S28',
    narrative: 'INVALID ACTION REASON CODE',
    words: label({
      id: 'isf.action-reason',
      defaultMessage: 'Say whether the filing is complete (CT) or what may follow later (FR, FT, FX).',
    }),
    places: ({ reason }) => headerIf(!ACTION_REASONS.includes(reason)),
  },
  {
    rule: 'ISF_TRANSACTION_GIVEN',
    code: 'S11',
    narrative: 'TRXN NBR NOT ALLOW FOR ADD',
    words: label({
      id: 'isf.transaction-given',
      defaultMessage: 'A new filing has no transaction number yet. CBP gives it in its answer.',
    }),
    places: ({ action, transaction }) => headerIf(action === 'A' && !!transaction),
  },
  {
    rule: 'ISF_TRANSACTION_MISSING',
    code: 'S10',
    narrative: 'ISF TRXN NBR NOT ON FILE',
    words: label({
      id: 'isf.transaction-missing',
      defaultMessage: 'The filing that is replaced is named by the transaction number that CBP gave it.',
    }),
    places: ({ action, transaction }) => headerIf(action === 'R' && !TRANSACTION.test(transaction ?? '')),
  },
  {
    rule: 'ISF_IMPORTER_QUALIFIER',
    code: 'S14',
    narrative: 'INVALID ISF IMPORTER QUAL',
    words: label({
      id: 'isf.importer-qualifier',
      defaultMessage: 'The kind of the importer number is not one that CBP takes for this filing.',
    }),
    places: ({ importer, submission }) =>
      headerIf(!importerQualifiers(submission).includes(importer.qualifier)),
  },
  {
    rule: 'ISF_IMPORTER_MISSING',
    code: 'S15',
    narrative: 'MISSING ISF IMPORTER NBR',
    words: label({ id: 'isf.importer-missing', defaultMessage: 'Give the importer number.' }),
    places: ({ importer }) => headerIf(importer.number === ''),
  },
  {
    rule: 'ISF_IMPORTER_FORMAT',
    code: 'S16',
    narrative: 'INVALID ISF IMP NBR FORMAT',
    words: label({
      id: 'isf.importer-format',
      defaultMessage: 'The importer number does not have the form of its kind, such as 12-3456789 of an EIN.',
    }),
    places: ({ importer: { qualifier, number } }) =>
      headerIf(number !== '' && NUMBER_SHAPES[qualifier]?.test(number) === false),
  },
  {
    rule: 'ISF_IMPORTER_BIRTH',
    code: 'S25',
    narrative: 'DOB MUST BE MMDDYYYY',
    words: label({
      id: 'isf.importer-birth',
      defaultMessage: 'The date of birth is no day of the calendar.',
    }),
    places: ({ importer: { birth } }) => headerIf(!!birth && parseDay(birth) === undefined),
  },
  {
    rule: 'ISF_PASSPORT_COUNTRY',
    code: 'S26',
    narrative: 'PASSPORT CTRY NOT ON FILE',
    words: label({
      id: 'isf.passport-country',
      defaultMessage: 'A passport needs the two-letter code of the country that issued it.',
    }),
    places: ({ importer: { qualifier, country } }) =>
      headerIf(qualifier === 'AEF' && !isCountryCode(country ?? '')),
  },
  {
    rule: 'ISF_PASSPORT_SHIPMENT',
    code: 'S27',
    narrative: 'PASSPORT NOT ALLOWED',
    words: label({
      id: 'isf.passport-shipment',
      defaultMessage:
        'A passport identifies the importer of household goods, of diplomats and of carnets only.',
    }),
    places: ({ importer, shipment }) =>
      headerIf(importer.qualifier === 'AEF' && !PERSONAL_SHIPMENTS.includes(shipment)),
  },
]
