import { label } from '../messages/index.ts'
import { BOND_RULES } from './bond.rules.ts'
import { BONDED_SHIPMENTS, PARTY_ELEMENTS } from './codes.ts'
import { type FilingFinding, HEADER } from './finding.ts'
import { SECURITY_FILING_RULES } from './judge.ts'
import { partiesOf } from './parties.rules.ts'
import {
  type FiledBill,
  type FiledGoods,
  type IdentifiedParty,
  isNamed,
  type SecurityFiling,
} from './security-filing.ts'

/** What the release of a message says for the security filing in it: bills, goods, importer and bond are not repeated. */
export interface UnifiedEntry {
  importer: IdentifiedParty | undefined
  /** 0 none, 8 continuous, 9 for one transaction. */
  bondType: string
  /** The master bills, each once, and the lowest bills. */
  masters: readonly string[]
  bills: readonly FiledBill[]
  goods: readonly FiledGoods[]
  /** False for goods of a bill that come in parts. */
  isWhole: boolean
}

/** Types of shipment whose filing may be in the message of a release (SF10 note 2). */
export const UNIFIED_SHIPMENTS: readonly string[] = ['01', '02', '04', '07', '09', '10']

const IMPORTER_QUALIFIERS = ['EI', 'ANI', '34']
const CONSIGNEE_QUALIFIERS = [...IMPORTER_QUALIFIERS, 'CIN']
const UNIFIED_REFERENCES = ['SBN', 'V1', 'CR']
const COMPLETE = 'CT'
const BY_NUMBER: readonly string[] = ['importerOfRecord', 'consignee']

interface UnifiedRule extends Pick<FilingFinding, 'rule' | 'code' | 'narrative' | 'words'> {
  breaks(sent: SecurityFiling, entry: UnifiedEntry): boolean
}

/** What a filing in the message of a release may not say, by the guide of cargo release, version 40. No code of CBP's list is about it. */
export const UNIFIED_RULES: readonly UnifiedRule[] = [
  {
    rule: 'ISF_UNIFIED_TYPE',
    code: '',
    narrative: 'UNIFIED ISF MUST BE TYPE 1',
    words: label({
      id: 'isf.unified-type',
      defaultMessage:
        'In the message of a release a security filing has ten facts. File it separately instead.',
    }),
    breaks: ({ submission }) => submission !== '1',
  },
  {
    rule: 'ISF_UNIFIED_REASON',
    code: '',
    narrative: 'UNIFIED ISF MUST BE COMPLETE (CT)',
    words: label({
      id: 'isf.unified-reason',
      defaultMessage:
        'In the message of a release nothing of a security filing may follow later. Give stuffing place and consolidator, or file it separately instead.',
    }),
    breaks: ({ reason }) => reason !== COMPLETE,
  },
  {
    rule: 'ISF_UNIFIED_SHIPMENT',
    code: '',
    narrative: 'SHIPMENT TYPE NOT ALLOWED IN UNIFIED ISF',
    words: label({
      id: 'isf.unified-shipment',
      defaultMessage:
        'A security filing of this type of shipment does not go in the message of a release. File it separately instead.',
    }),
    breaks: ({ shipment }) => !UNIFIED_SHIPMENTS.includes(shipment),
  },
  {
    rule: 'ISF_UNIFIED_IMPORTER',
    code: '',
    narrative: 'ISF IMPORTER NOT IMPORTER OF RECORD',
    words: label({
      id: 'isf.unified-importer',
      defaultMessage:
        'Release and security filing of one message have the same importer, known by an EIN, a Social Security number or a number assigned by CBP.',
    }),
    breaks: ({ importer: { qualifier, number } }, { importer }) =>
      !IMPORTER_QUALIFIERS.includes(qualifier) ||
      qualifier !== importer?.qualifier ||
      number !== importer.number,
  },
  {
    rule: 'ISF_UNIFIED_CONSIGNEE',
    code: '',
    narrative: 'CONSIGNEE NEEDS IMPORTER NUMBER',
    words: label({
      id: 'isf.unified-consignee',
      defaultMessage:
        'In the message of a release the consignee of a security filing is known by an importer number.',
    }),
    breaks: ({ consignee }) => consignee !== undefined && !CONSIGNEE_QUALIFIERS.includes(consignee.qualifier),
  },
  {
    rule: 'ISF_UNIFIED_PARTY',
    code: '',
    narrative: 'UNIFIED ISF NEEDS NAME AND ADDRESS',
    words: label({
      id: 'isf.unified-party',
      defaultMessage:
        'In the message of a release a security filing names each party but the consignee by name and address, or a ship-to party by its FIRMS code.',
    }),
    breaks: (sent) =>
      PARTY_ELEMENTS.filter((element) => !BY_NUMBER.includes(element)).some((element) =>
        partiesOf(sent, element).some(
          (party) => !isNamed(party) && !(element === 'shipTo' && party.qualifier === 'FR'),
        ),
      ),
  },
  {
    rule: 'ISF_UNIFIED_BOND',
    code: '',
    narrative: 'BOND OF ENTRY MUST COVER UNIFIED ISF',
    words: label({
      id: 'isf.unified-bond',
      defaultMessage:
        'One bond covers release and security filing of one message: that of the entry. Give the entry a bond, or file the security filing separately instead.',
    }),
    breaks: ({ bond, shipment }, { bondType }) =>
      bond !== undefined || (BONDED_SHIPMENTS.includes(shipment) && !['8', '9'].includes(bondType)),
  },
  {
    rule: 'ISF_UNIFIED_REFERENCE',
    code: '',
    narrative: 'REFERENCE NOT ALLOWED IN UNIFIED ISF',
    words: label({
      id: 'isf.unified-reference',
      defaultMessage: 'In the message of a release a security filing takes bills and entry number from it.',
    }),
    breaks: ({ references }) => references.some(({ qualifier }) => !UNIFIED_REFERENCES.includes(qualifier)),
  },
  {
    rule: 'ISF_UNIFIED_IMPORTER_TWICE',
    code: '',
    narrative: 'ENTITY IM NOT ALLOWED IN UNIFIED ISF',
    words: label({
      id: 'isf.unified-importer-twice',
      defaultMessage: 'In the message of a release a security filing names the importer in its header alone.',
    }),
    breaks: ({ importerOfRecord }) => importerOfRecord !== undefined,
  },
  {
    rule: 'ISF_UNIFIED_BILLS',
    code: '',
    narrative: 'UNIFIED ISF IS FOR ONE MASTER BILL',
    words: label({
      id: 'isf.unified-bills',
      defaultMessage:
        'A security filing in the message of a release is for one master bill. File those of several bills separately instead.',
    }),
    breaks: (_, { masters }) => masters.length !== 1,
  },
  {
    rule: 'ISF_UNIFIED_QUANTITY',
    code: '',
    narrative: 'ENTRY NOT FOR FULL QUANTITY OF BILL',
    words: label({
      id: 'isf.unified-quantity',
      defaultMessage:
        'A release with a security filing in its message is for the whole quantity of its bill. File the security filing of goods that come in parts separately instead.',
    }),
    breaks: (_, { isWhole }) => !isWhole,
  },
]

/** What a filing meets where CBP refuses the release in the same message, from which its goods and bills are. */
export const UNIFIED_ENTRY_REFUSED: FilingFinding = {
  rule: 'ISF_UNIFIED_ENTRY',
  code: '',
  narrative: 'ENTRY DATA OF UNIFIED ISF REJECTED',
  words: label({
    id: 'isf.unified-entry-refused',
    defaultMessage:
      'The release in the same message was refused, and the security filing takes goods and bills from it. File it with the corrected release, or separately.',
  }),
  ...HEADER,
}

/** The filing as CBP makes it of a message: importer, bills, tariff numbers and origins are those of the entry. */
export function completedFiling(
  sent: SecurityFiling,
  { masters, bills, goods }: UnifiedEntry,
): SecurityFiling {
  const master = masters[0] ?? ''
  const isHoused = bills.some(({ kind }) => kind === 'BM')
  return {
    ...sent,
    bills,
    references: [...(isHoused ? [{ qualifier: 'MB', reference: master }] : []), ...sent.references],
    importerOfRecord: sent.importer,
    manufacturers: sent.manufacturers.map(({ party }) => ({ party, goods })),
  }
}

/** The bond is that of the entry, so that no rule of a filing's own bond applies. */
const COMPLETED_RULES = SECURITY_FILING_RULES.filter((rule) => !BOND_RULES.includes(rule))

/** Everything for which CBP does not accept a filing in the message of a release, by what both of them say. */
export function judgeUnifiedFiling(sent: SecurityFiling, entry: UnifiedEntry): FilingFinding[] {
  const completed = completedFiling(sent, entry)
  return [
    ...UNIFIED_RULES.filter(({ breaks }) => breaks(sent, entry)).map(
      ({ rule, code, narrative, words }): FilingFinding => ({ rule, code, narrative, words, ...HEADER }),
    ),
    ...COMPLETED_RULES.flatMap(({ places, ...found }) =>
      places(completed).map((place): FilingFinding => ({ ...found, ...place })),
    ),
  ]
}
