import { divideHalfUp, percentOf, scaled, sumCents, toCents } from '@edfe/domain/money'
import { isCaseOfOther, recordOfClass } from '@edfe/domain/reference'
import type { Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, onLine, when } from './check.ts'

/** The value of the tariff rows, which counts where a case names none. */
const tariffValue = (line: SummaryLine): bigint => sumCents(line.all('50').map(({ value }) => toCents(value)))

/** Quantity times dollars for each unit, half up to cents. */
const byUnit = (quantity: string | undefined, rate: string | undefined): bigint =>
  divideHalfUp((scaled(quantity, 4) ?? 0n) * (scaled(rate, 4) ?? 0n), 1_000_000n)

/** Goods sent abroad for repair or alteration, which no case covers. */
const isRepaired = (line: SummaryLine): boolean =>
  line.all('50').some(({ hts = '' }) => /^980200[45]0/.test(hts))

/** Characters of a case with its company, without hyphens. */
const CASE_LENGTH = 10

/** Records 53, 60 and 61 of every line. */
export const caseChecks: Check = ({ summary, needs }) =>
  summary.lines.flatMap((line) => {
    const letters = line.all('53').map(({ caseNumber = '' }) => caseNumber.charAt(0))
    return [
      ...when(needs?.cases === 'forbidden' && letters.length > 0, '466', ...onLine(line)),
      ...when(letters.length > 0 && isRepaired(line), '509', ...onLine(line)),
      ...statement(line, needs?.cases === 'forbidden'),
      ...line.all('53').flatMap((values, index) => {
        const { caseNumber, claim, rate, rateKind, value, quantity, duty } = values
        const where = onLine(line, '53', values, index + 1)
        const computed =
          rateKind === 'S'
            ? byUnit(quantity, rate)
            : (percentOf(toCents(value) || tariffValue(line), rate) ?? 0n)
        return [
          ...when(caseNumber !== undefined && !/^[AC]/.test(caseNumber), '544', ...where),
          ...when(caseNumber !== undefined && caseNumber.length < CASE_LENGTH, '543', ...where),
          ...when(letters.indexOf(letters[index]!) < index, '545', ...where),
          ...when(isCaseOfOther(caseNumber ?? '', line.header.origin ?? ''), '547', ...where),
          ...when(claim !== undefined && claim !== 'B' && claim !== 'C', '511', ...where),
          ...when(rateKind !== undefined && rateKind !== 'A' && rateKind !== 'S', '540', ...where),
          ...when(rateKind === 'S' && toCents(value) !== 0n, '542', ...where),
          ...when(rateKind === 'S' && Number(quantity ?? 0) === 0, '575', ...where),
          ...when(toCents(duty) !== computed, '576', ...where),
          ...when(rateKind === 'A' && Number(quantity ?? 0) !== 0, '541', ...where),
        ]
      }),
      ...line
        .all('60')
        .flatMap((tax) =>
          when(
            tax.class !== undefined && recordOfClass(tax.class) !== '60',
            recordOfClass(tax.class) ? '533' : '532',
            ...onLine(line),
          ),
        ),
    ]
  })

/** The statement of non-reimbursement goes with a case, on an entry type that has cases. */
function statement(line: SummaryLine, isWithoutCases: boolean): Fault[] {
  const { nonReimbursement: given } = line.header
  if (given === undefined) return []
  return [
    ...when(given !== 'Y', '475', ...onLine(line)),
    ...when(isWithoutCases, '463', ...onLine(line)),
    ...when(!isWithoutCases && line.all('53').length === 0, '452', ...onLine(line)),
  ]
}
