import type { DutyOfCases, DutyOfNumber, LedgerFee, OpenReason } from '@edfe/domain/calculations'
import { tariffNumber } from '@edfe/domain/entry'
import { formatUsd, toCents } from '@edfe/domain/money'
import { countryWords } from '../../messages/country-words.ts'
import { t } from '../../words/t.ts'

/** A row of the ledger in words: what is paid, and how the amount comes about. */
export interface CostWords {
  name: string
  basis: string
}

/** Whole dollars without cents: '$4,156'. */
const dollars = (amount: string): string => formatUsd(amount).replace(/\.00$/, '')

/** A duty of the tariff; `programs` are the names by heading. */
export function dutyWords(duty: DutyOfNumber, programs: ReadonlyMap<string, string>): CostWords {
  const { kind, hts, goods, origins, rate, lines } = duty
  if (kind === 'goods') {
    if (rate === 'Free' && lines > 1)
      return {
        name: t(
          { id: 'cost-words.free-on-lines', defaultMessage: 'Regular duty: free on {count} lines' },
          { count: lines },
        ),
        basis: '',
      }
    const [only, ...others] = goods
    const what = hts && (others.length === 0 && only ? only : tariffNumber(hts))
    const name = what
      ? t({ id: 'cost-words.regular-duty-on', defaultMessage: 'Regular duty, {what}' }, { what })
      : t({ id: 'cost-words.regular-duty', defaultMessage: 'Regular duty' })
    return { name, basis: rateWords(duty) }
  }
  const program =
    programs.get(hts) ??
    t({ id: 'cost-words.chapter', defaultMessage: 'Chapter {chapter}' }, { chapter: hts.slice(0, 2) })
  const [country, ...more] = origins.map((code) => countryWords(code) ?? code)
  // 'Section 301, China' names the People's Republic of China already.
  const isNamed = !country || more.length > 0 || country.includes(program.split(', ').at(-1) ?? '')
  return {
    name: isNamed ? program : `${program}, ${country}`,
    basis: [tariffNumber(hts), rateWords(duty)].filter(Boolean).join(', '),
  }
}

/** The numbers of goods without regular duty as one row, where they are several; the other duties each in their row. */
export function foldFree(duties: readonly DutyOfNumber[]): {
  listed: readonly DutyOfNumber[]
  free: CostWords | undefined
} {
  const isFree = ({ kind, rate, amount }: DutyOfNumber) =>
    kind === 'goods' && rate === 'Free' && toCents(amount) === 0n
  const count = duties.filter(isFree).length
  if (count < 2) return { listed: duties, free: undefined }
  return {
    listed: duties.filter((duty) => !isFree(duty)),
    free: {
      name: t(
        { id: 'cost-words.regular-duty-of-numbers', defaultMessage: 'Regular duty, {count} HTS numbers' },
        { count },
      ),
      basis: t({ id: 'cost-words.free', defaultMessage: 'Free' }),
    },
  }
}

function rateWords({ kind, rate, base, amount, isByRate }: DutyOfNumber): string {
  if (rate === 'Free' || rate === '0%') return t({ id: 'cost-words.free', defaultMessage: 'Free' })
  if (isByRate)
    return t({ id: 'cost-words.of', defaultMessage: '{rate} of {base}' }, { rate, base: dollars(base) })
  if (kind === 'goods' && toCents(amount) === 0n)
    return rate
      ? t(
          { id: 'cost-words.the-duty-is-in-another', defaultMessage: '{rate}; the duty is in another row' },
          { rate },
        )
      : ''
  return rate.endsWith('%') && !rate.includes(' ')
    ? t(
        { id: 'cost-words.the-amount-is-as-entered', defaultMessage: '{rate}; the amount is as entered' },
        { rate },
      )
    : rate || t({ id: 'cost-words.as-entered', defaultMessage: 'As entered' })
}

const CASES: Record<DutyOfCases['kind'], string> = {
  get AD() {
    return t({ id: 'cost-words.antidumping-duty', defaultMessage: 'Antidumping duty' })
  },
  get CVD() {
    return t({ id: 'cost-words.countervailing-duty', defaultMessage: 'Countervailing duty' })
  },
}

export const caseWords = ({ kind, numbers }: DutyOfCases): CostWords => ({
  name: CASES[kind],
  basis:
    numbers.length > 0
      ? t(
          {
            id: 'cost-words.cases',
            defaultMessage: '{count, plural, one {Case {numbers}} other {Cases {numbers}}}',
          },
          { count: numbers.length, numbers: numbers.join(', ') },
        )
      : '',
})

const FEES: Record<string, string> = {
  get MPF() {
    return t({ id: 'cost-words.merchandise-processing-mpf', defaultMessage: 'Merchandise processing (MPF)' })
  },
  get HMF() {
    return t({ id: 'cost-words.harbor-maintenance-hmf', defaultMessage: 'Harbor maintenance (HMF)' })
  },
  get 'Mail Fee'() {
    return t({ id: 'cost-words.dutiable-mail-fee', defaultMessage: 'Dutiable mail fee' })
  },
}

export function feeWords({ fee_type, class_code, basis, proposed }: LedgerFee): CostWords {
  return {
    name:
      FEES[fee_type] ??
      [fee_type || t({ id: 'cost-words.fee', defaultMessage: 'Fee' }), class_code].filter(Boolean).join(' '),
    basis: proposed
      ? t(
          {
            id: 'cost-words.as-entered-is-calculated',
            defaultMessage: 'As entered; {proposed} is calculated',
          },
          { proposed: formatUsd(proposed) },
        )
      : basis
        ? limitWords(basis)
        : '',
  }
}

const limitWords = ({ rate_percent: rate, by_rate, limit }: NonNullable<LedgerFee['basis']>): string =>
  limit
    ? t(
        {
          id: 'cost-words.limit',
          defaultMessage: '{limit, select, minimum {Minimum} other {Maximum}}; {rate}% is {amount}',
        },
        { limit, rate, amount: formatUsd(by_rate) },
      )
    : `${rate}%`

type Gap = Exclude<OpenReason, 'fee' | 'mode' | 'unchecked'>

const GAPS: Record<Gap, string> = {
  get incomplete() {
    return t({
      id: 'cost-words.number-origin-or-entry-date',
      defaultMessage: 'number, origin or entry date is missing',
    })
  },
  get open_question() {
    return t({
      id: 'cost-words.a-question-of-the-tariff',
      defaultMessage: 'a question of the tariff is open',
    })
  },
  get no_measures() {
    return t({
      id: 'cost-words.the-data-lacks-the-additional',
      defaultMessage: 'the data lacks the additional duties of this entry date',
    })
  },
  get no_duty() {
    return t({
      id: 'cost-words.the-tariff-gives-no-duty',
      defaultMessage: 'the tariff gives no duty for the number',
    })
  },
  get law() {
    return t({
      id: 'cost-words.law',
      defaultMessage: 'the data lacks a part of the law that may change the duty',
    })
  },
  get not_taken() {
    return t({ id: 'cost-words.not-taken', defaultMessage: 'the line has no duty yet' })
  },
  get no_value() {
    return t({ id: 'cost-words.no-value', defaultMessage: 'the value is missing' })
  },
}

/** What is open of lines: 'Lines 001, 003: a question of the tariff is open'. */
export const gapWords = (
  { gap, lines }: { gap: Gap; lines: readonly string[] },
  order: readonly string[],
): string => {
  const numbers = lines.map((id) => String(order.indexOf(id) + 1).padStart(3, '0'))
  const gapText = GAPS[gap]
  if (lines.length === order.length)
    return t(
      {
        id: 'cost-words.gap-of-all',
        defaultMessage: '{count, plural, one {The line} other {All lines}}: {gap}.',
      },
      { count: lines.length, gap: gapText },
    )
  return numbers.length > MOST_LINES
    ? t(
        { id: 'cost-words.gap-of-many', defaultMessage: '{count} lines: {gap}.' },
        { count: numbers.length, gap: gapText },
      )
    : t(
        { id: 'cost-words.gap-of-lines', defaultMessage: 'Line {numbers}: {gap}.' },
        { numbers: numbers.join(', '), gap: gapText },
      )
}

const MOST_LINES = 6
