import { hasFormalMpf } from '@edfe/domain/calculations'
import { percentOf, sumCents, toCents } from '@edfe/domain/money'
import { isInformalEntryType, mpfExemption, mpfYear } from '@edfe/domain/reference'
import { isInformalFeeExemptPort } from '@edfe/domain/reference/lazy'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, onLine, when } from './check.ts'
import { isSetComponent } from './set.checks.ts'

/** Domestic goods of a foreign trade zone. */
const DOMESTIC = 'D'
const MAIL = '50'
const FIXED_TRANSPORT = '70'

/** The processing fee where goods or summary are free of it, and where they are not (AE usage notes m, n and q). */
export const feeExemptionChecks: Check = (input) =>
  isInformalEntryType(input.entryType) ? informal(input) : formal(input)

function isExempt(line: SummaryLine): boolean {
  const { origin, specialProgram: spi } = line.header
  const numbers = line.all('50').map(({ hts = '' }) => hts)
  const htsus = numbers.find((hts) => hts.startsWith('98')) ?? numbers[0]
  const isDomestic = line.all('41').some(({ status }) => status === DOMESTIC)
  return (
    isDomestic ||
    mpfExemption({ ...(htsus && { htsus }), ...(spi && { spi }), ...(origin && { origin }) }) !== undefined
  )
}

const formal: Check = ({ summary, entryType, content }) =>
  summary.lines.flatMap((line) => {
    const isGiven = line.all('62').some((fee) => fee.class === '499')
    const value = sumCents(line.all('50').map((row) => toCents(row.value)))
    const owed = percentOf(value, mpfYear(content.estimatedEntryDate).rate_percent) ?? 0n
    const mayOwe = hasFormalMpf(entryType) && !isSetComponent(line)
    return [
      ...when(mayOwe && isGiven && isExempt(line), '632', ...onLine(line)),
      ...when(mayOwe && !isGiven && owed > 0n && !isExempt(line), '633', ...onLine(line)),
    ]
  })

const informal: Check = ({ header, summary, mode }) => {
  const { class1, class2 } = summary.one('34')
  const isGiven = class1 === '311' || class2 === '311'
  const isFree = mode === MAIL || isInformalFeeExemptPort(header.port ?? '') || summary.lines.every(isExempt)
  const isOptional =
    mode === FIXED_TRANSPORT ||
    header.consolidatedSummaryIndicator === 'Y' ||
    header.consolidatedExpressInformalIndicator === 'Y'
  return [...when(isGiven && isFree, '635'), ...when(!isGiven && !isFree && !isOptional, '636')]
}
