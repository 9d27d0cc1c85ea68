import { label } from '../messages/index.ts'
import { BOND_RULES } from './bond.rules.ts'
import { type FilingFinding, type FilingRule, HEADER } from './finding.ts'
import { GOODS_RULES } from './goods.rules.ts'
import { HEADER_RULES } from './header.rules.ts'
import { PARTY_RULES } from './parties.rules.ts'
import type { SecurityFiling, SecurityFilingHeader } from './security-filing.ts'
import { SHIPMENT_RULES } from './shipment.rules.ts'

export const SECURITY_FILING_RULES: readonly FilingRule[] = [
  ...HEADER_RULES,
  ...BOND_RULES,
  ...SHIPMENT_RULES,
  ...PARTY_RULES,
  ...GOODS_RULES,
]

/** Everything in a filing that CBP does not accept, in the order of the rules. */
export const judgeSecurityFiling = (filing: SecurityFiling): FilingFinding[] =>
  SECURITY_FILING_RULES.flatMap(({ places, ...found }) =>
    places(filing).map((place) => ({ ...found, ...place })),
  )

/** What CBP has on file of a security filing. */
export interface FiledSecurityFiling {
  transaction: string
  filerCode: string
  importer: string
  bills: readonly string[]
}

const headed = (rule: Pick<FilingFinding, 'rule' | 'code' | 'narrative' | 'words'>): FilingFinding => ({
  ...rule,
  ...HEADER,
})

/** CBP's code for a replacement or deletion of a filing that it does not have. */
export const UNKNOWN_FILING = 'S10'

const UNKNOWN_TRANSACTION = headed({
  rule: 'ISF_TRANSACTION_UNKNOWN',
  code: UNKNOWN_FILING,
  narrative: 'ISF TRXN NBR NOT ON FILE',
  words: label({
    id: 'isf.transaction-unknown',
    defaultMessage: 'CBP has no filing under this transaction number.',
  }),
})
const FOREIGN_TRANSACTION = headed({
  rule: 'ISF_TRANSACTION_FOREIGN',
  code: 'S12',
  narrative: 'TRXN FROM ANOTHER FILER',
  words: label({
    id: 'isf.transaction-foreign',
    defaultMessage: 'Another filer sent this filing. Only that filer can replace or delete it.',
  }),
})
const INVALID_ACTION = headed({
  rule: 'ISF_ACTION',
  code: 'S07',
  narrative: 'INVALID ACTION CODE',
  words: label({ id: 'isf.action', defaultMessage: 'A filing is added (A), replaced (R) or deleted (D).' }),
})
const UNKNOWN_IMPORTER = headed({
  rule: 'ISF_IMPORTER_UNKNOWN',
  code: 'S17',
  narrative: 'ISF IMP NBR NOT ON FILE',
  words: label({
    id: 'isf.importer-unknown',
    defaultMessage: 'CBP does not know this importer number. Register it with CBP Form 5106.',
  }),
})
const DUPLICATE = headed({
  rule: 'ISF_DUPLICATE',
  code: 'S08',
  narrative: 'DUPLICATE ISF TRANSACTION',
  words: label({
    id: 'isf.duplicate',
    defaultMessage:
      'A filing of this importer for this bill is on file. Replace it in place of adding another.',
  }),
})

/** What CBP finds only in what it has on file: no rule of the filing itself foresees it. */
export const FILE_FINDINGS: readonly FilingFinding[] = [
  UNKNOWN_TRANSACTION,
  FOREIGN_TRANSACTION,
  INVALID_ACTION,
  UNKNOWN_IMPORTER,
  DUPLICATE,
]

/** What CBP compares a filing with: the filings on file, and importer numbers. */
export interface CustomsFile {
  filings: readonly FiledSecurityFiling[]
  knowsImporter(number: string): boolean
}

/** A filing or a deletion as far as CBP compares it with what it knows. */
export interface ComparedFiling extends SecurityFilingHeader {
  /** A, R or D; anything else is refused. */
  action: string
  bills: readonly { number: string }[]
}

/** What of a filing or a deletion does not fit what CBP knows. */
export function judgeAgainstFile(
  sent: ComparedFiling,
  filerCode: string,
  file: CustomsFile,
): FilingFinding[] {
  if (!['A', 'R', 'D'].includes(sent.action)) return [INVALID_ACTION]
  const { qualifier, number } = sent.importer
  const isUnknown = OWN_NUMBERS.includes(qualifier) && number !== '' && !file.knowsImporter(number)
  return [...(isUnknown ? [UNKNOWN_IMPORTER] : []), ...transactionFindings(sent, filerCode, file)]
}

/** Kinds of number under which CBP registers importers. */
const OWN_NUMBERS = ['EI', 'ANI', '34']

function transactionFindings(
  { action, transaction, importer, bills }: ComparedFiling,
  filerCode: string,
  { filings }: CustomsFile,
): FilingFinding[] {
  if (action !== 'A') {
    const filed = filings.find((one) => one.transaction === transaction)
    if (!filed) return [UNKNOWN_TRANSACTION]
    return filed.filerCode === filerCode ? [] : [FOREIGN_TRANSACTION]
  }
  const numbers = new Set(bills.map(({ number }) => number))
  const isFiled = filings.some(
    (filed) => filed.importer === importer.number && filed.bills.some((bill) => numbers.has(bill)),
  )
  return isFiled ? [DUPLICATE] : []
}
