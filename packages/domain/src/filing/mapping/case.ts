import { caseDuty, isBonded } from '../../calculations/line-cases.ts'
import { centsText, scaled, toCents } from '../../money/cents.ts'
import type { CaseFacts } from '../entry-summary-facts.ts'
import type { FilingLine } from '../filing-context.ts'

/**
 * An AD/CVD case in AE's ten characters. A case without its last three digits is the country-wide one (000)
 * when the line says that the rate for all others applies; else it is not known which company's rate is meant.
 */
export function caseNumber(typed: string | undefined, role: string | undefined): string | undefined {
  const text = (typed ?? '').toUpperCase().replace(/[\s-]/g, '')
  if (/^[AC]\d{9}$/.test(text)) return text
  return /^[AC]\d{6}$/.test(text) && role === 'all_others' ? `${text}000` : undefined
}

/** The foreign exporter of goods under a case: the one given, else the manufacturer. */
export const foreignExporter = ({ exporter_mid, mid }: Pick<FilingLine, 'exporter_mid' | 'mid'>): string =>
  (exporter_mid || mid).trim().toUpperCase()

/** The form of a foreign party of record 47: country or Canadian province, at least eight letters and digits in all. */
export const isPartyId = (id: string): boolean => /^[A-Z]{2}[A-Z0-9]{6,13}$/.test(id)

/** The identifier of a blanket non-reimbursement declaration, as CBP gives it. */
export const isDeclarationId = (typed: string): boolean => /^[A-Z0-9]{1,10}$/.test(typed)

/** True when the line certifies that nobody abroad pays or refunds its antidumping duty; a CVD case has no such statement. */
export const isReimbursementDenied = ({
  non_reimbursement,
  cases,
}: Pick<FilingLine, 'non_reimbursement' | 'cases'>): boolean =>
  non_reimbursement === 'Y' && cases.some(({ kind }) => kind === 'AD')

/**
 * Records 53, one for each case: the deposit is cash unless the line says that a bond covers it; the rate has two
 * decimals. An ad valorem rate has no quantity, and a value only where the case counts another than that of the tariff
 * row; a specific rate has a quantity and no value. Of a pair, the declaration of non-reimbursement is that of the antidumping case.
 */
export function caseFacts({ line, value, cases }: FilingLine): CaseFacts[] {
  return cases.flatMap((one) => {
    const number = caseNumber(one.number, line.adcvd_case_role)
    if (!number) return []
    const hasDeclaration = cases.length === 1 || one.kind === 'AD'
    return [
      {
        caseNumber: number,
        claim: isBonded(one) ? ('B' as const) : ('C' as const),
        rate: centsText(scaled(one.rate, 2) ?? 0n),
        rateKind: one.isSpecific ? ('S' as const) : ('A' as const),
        value: one.isSpecific ? '0' : (toCents(one.value) / 100n).toString(),
        quantity: one.isSpecific ? one.quantity || '0' : '0',
        duty: centsText(caseDuty(one, value)),
        nonReimbursement: (hasDeclaration && line.non_reimbursement_id) || undefined,
      },
    ]
  })
}
