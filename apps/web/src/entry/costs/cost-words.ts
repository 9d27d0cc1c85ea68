import type { AnswerOf } from '@edfe/contracts/operations'
import type { DutyOfCases, DutyOfNumber, LedgerFee } from '@edfe/domain/calculations'
import { tariffNumber } from '@edfe/domain/entry'
import { formatUsd, toCents } from '@edfe/domain/money'
import { countryName } from '@edfe/domain/reference'

/** A row of the ledger in words: what is paid, and how the amount comes about. */
export interface CostWords {
  name: string
  basis: string
}

type Check = AnswerOf<'getTariffCheck'>

/** Whole dollars without cents: '$4,156'. */
const dollars = (amount: string): string => formatUsd(amount).replace(/\.00$/, '')

/** A duty of the tariff; `programs` are the names by heading. */
export function dutyWords(duty: DutyOfNumber, programs: ReadonlyMap<string, string>): CostWords {
  const { kind, hts, goods, origins } = duty
  if (kind === 'goods') {
    const [only, ...others] = goods
    const what = hts && (others.length === 0 && only ? only : tariffNumber(hts))
    return { name: ['Regular duty', what].filter(Boolean).join(', '), basis: rateWords(duty) }
  }
  const program = programs.get(hts) ?? `Chapter ${hts.slice(0, 2)}`
  const [country, ...more] = origins.map((code) => countryName(code) ?? code)
  // 'Section 301, China' names the People's Republic of China already.
  const isNamed = !country || more.length > 0 || country.includes(program.split(', ').at(-1) ?? '')
  return {
    name: isNamed ? program : `${program}, ${country}`,
    basis: [tariffNumber(hts), rateWords(duty)].filter(Boolean).join(', '),
  }
}

function rateWords({ kind, rate, base, amount, isByRate }: DutyOfNumber): string {
  if (rate === 'Free' || rate === '0%') return 'Free'
  if (isByRate) return `${rate} of ${dollars(base)}`
  if (kind === 'goods' && toCents(amount) === 0n) return rate ? `${rate}; the duty is in another row` : ''
  return rate.endsWith('%') && !rate.includes(' ')
    ? `${rate}; the amount is as entered`
    : rate || 'As entered'
}

const CASES: Record<DutyOfCases['kind'], string> = { AD: 'Antidumping duty', CVD: 'Countervailing duty' }

export const caseWords = ({ kind, numbers }: DutyOfCases): CostWords => ({
  name: CASES[kind],
  basis: numbers.length > 0 ? `${numbers.length === 1 ? 'Case' : 'Cases'} ${numbers.join(', ')}` : '',
})

const FEES: Record<string, string> = {
  MPF: 'Merchandise processing (MPF)',
  HMF: 'Harbor maintenance (HMF)',
  'Mail Fee': 'Dutiable mail fee',
}

export function feeWords({ fee_type, class_code, basis, proposed }: LedgerFee): CostWords {
  return {
    name: FEES[fee_type] ?? [fee_type || 'Fee', class_code].filter(Boolean).join(' '),
    basis: proposed ? `As entered; ${formatUsd(proposed)} is calculated` : basis ? limitWords(basis) : '',
  }
}

const LIMITS = { minimum: 'Minimum', maximum: 'Maximum' } as const

const limitWords = ({ rate_percent: rate, by_rate, limit }: NonNullable<LedgerFee['basis']>): string =>
  limit ? `${LIMITS[limit]}; ${rate}% is ${formatUsd(by_rate)}` : `${rate}%`

const GAPS: Record<Check['unread'][number]['gap'], string> = {
  incomplete: 'number, origin or entry date is missing',
  open_question: 'a question of the tariff is open',
  no_measures: 'the data lacks the additional duties of this entry date',
  no_duty: 'the tariff gives no duty for the number',
}

/** Why lines are not compared with chapter 99: 'Lines 001, 003: a question of the tariff is open'. */
export const gapWords = ({ gap, lines }: Check['unread'][number], order: readonly string[]): string => {
  const numbers = lines.map((id) => String(order.indexOf(id) + 1).padStart(3, '0'))
  if (lines.length === order.length) return `${lines.length === 1 ? 'The line' : 'All lines'}: ${GAPS[gap]}.`
  const shown = numbers.length > MOST_LINES ? `${numbers.length} lines` : `Line ${numbers.join(', ')}`
  return `${shown}: ${GAPS[gap]}.`
}

const MOST_LINES = 6
