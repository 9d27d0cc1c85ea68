import type { Reference } from '../answer/conditions.ts'
import { hasUnverifiedFee } from '../checks/agricultural-fee.checks.ts'
import { type CheckInput, onLine } from '../checks/check.ts'
import { unverifiedDuty } from '../checks/duty.checks.ts'
import { isUnverifiedTax } from '../checks/tax.checks.ts'
import type { SummaryLine } from '../summary/summary.ts'

/** CBP's notes on a summary that it accepts, in the words of AE table 11. */
export const INFORMATION_NARRATIVES = {
  '622': 'DUTY ACCEPTED; "X" DUTY COMP CODE',
  '623': 'DUTY ACCEPTED; UNSUPPORTED FORMULA',
  '626': 'DUTY ACCEPTED; HTS OR OTHER EXCEPTION',
  '628': 'DUTY ACCEPTED; COMPLEX LINE',
  '658': "IR TAX ACCEPTED; 'X' COMP CODE",
  '659': "FEE ACCEPTED; 'X' COMP CODE",
  '668': "OTH REV ACCEPTED; 'X' COMP CODE",
  '816': 'IR TAX ACCEPTED; FLAVOR CREDIT CLAIM',
} as const
export type InformationCode = keyof typeof INFORMATION_NARRATIVES

export interface InformationNotice {
  code: InformationCode
  references: Reference[]
}

/** The amounts of an accepted summary that are taken as they were filed, because no data here calculates them. */
export const informationNotices = (input: CheckInput): InformationNotice[] =>
  input.summary.lines.flatMap((line) =>
    codesOf(line, input).map((code) => ({ code, references: onLine(line) })),
  )

function codesOf(line: SummaryLine, input: CheckInput): InformationCode[] {
  const duty = unverifiedDuty(line, input)
  const isFlavored = line.all('54-05').some(({ flavorCredit }) => flavorCredit === 'Y')
  const isTaxed = line.all('60').length > 0
  return [
    ...(duty ? [duty] : []),
    ...(isTaxed && isFlavored ? (['816'] as const) : []),
    ...(isTaxed && !isFlavored && input.reference.tariff && isUnverifiedTax(line) ? (['658'] as const) : []),
    ...(hasUnverifiedFee(line) ? (['659'] as const) : []),
    ...(line.all('61').length > 0 ? (['668'] as const) : []),
  ]
}
