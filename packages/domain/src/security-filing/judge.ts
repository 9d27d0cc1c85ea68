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

const UNKNOWN_TRANSACTION = headed({
  rule: 'ISF_TRANSACTION_UNKNOWN',
  code: 'S10',
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

/** What of a filing or a deletion does not fit what CBP has on file. */
export function judgeAgainstFile(
  sent: SecurityFilingHeader & { action: string; bills: readonly { number: string }[] },
  filerCode: string,
  onFile: readonly FiledSecurityFiling[],
): FilingFinding[] {
  if (sent.action !== 'A') {
    const filed = onFile.find(({ transaction }) => transaction === sent.transaction)
    if (!filed) return [UNKNOWN_TRANSACTION]
    return filed.filerCode === filerCode ? [] : [FOREIGN_TRANSACTION]
  }
  const bills = new Set(sent.bills.map(({ number }) => number))
  const isFiled = onFile.some(
    (filed) => filed.importer === sent.importer.number && filed.bills.some((bill) => bills.has(bill)),
  )
  return isFiled ? [DUPLICATE] : []
}
