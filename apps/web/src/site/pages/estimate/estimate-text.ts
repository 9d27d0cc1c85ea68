import type { EstimatedCost, EstimatePage } from '@edfe/contracts/tariff/public-pages'
import { centsText, toCents } from '@edfe/domain/money'
import { addressOf } from '../tariff/tariff-address.ts'

type Cost = EstimatedCost['cost']

/** Both fees of an entry, in dollars and cents. */
export const feesOf = ({ mpf, hmf }: Pick<Cost, 'mpf' | 'hmf'>): string =>
  centsText(toCents(mpf.amount) + toCents(hmf.amount))

/** Returns the difference of the second amount from the first, more or less; '' while one is open. */
export function differenceOf(first: string | null, second: string | null): string {
  if (first === null || second === null) return ''
  const cents = toCents(second) - toCents(first)
  return cents === 0n ? 'same' : `${cents > 0n ? '+' : '-'}${centsText(cents < 0n ? -cents : cents)}`
}

/** The duty of chapter 99 and that of chapters 1 to 97. */
export function dutyParts({ rows }: Pick<Cost, 'rows'>): { base: string | null; additional: string | null } {
  const sum = (of: Cost['rows']) =>
    of.some(({ amount }) => amount === null)
      ? null
      : centsText(of.reduce((cents, { amount }) => cents + toCents(amount ?? ''), 0n))
  return {
    base: sum(rows.filter(({ program }) => program === null)),
    additional: sum(rows.filter(({ program }) => program !== null)),
  }
}

/** The address of the page that differs from this one as given; the answers to questions of other goods are left out. */
export function estimateAddress(asked: EstimatePage['asked'], change: { hts: string }): string {
  const { quantities: _quantities, answers: _answers, spi: _spi, ...kept } = asked
  return addressOf('/estimate', { ...kept, ...change })
}

/** Where an entry with these goods starts; a visitor creates an account on the way. */
export function startAddress({ asked, day, goods, isSignedIn }: EstimatePage): string {
  const [quantity = ''] = asked.quantities
  const start = addressOf('/entries/new/step-1', {
    hts: asked.hts,
    origin: asked.origin,
    value: asked.value,
    quantity,
    unit: quantity ? (goods?.units[0] ?? '') : '',
    spi: asked.spi,
    words: asked.words,
    goods_answers: asked.goods_answers,
    mode: asked.mode,
    entry_date: asked.on && day,
  })
  return isSignedIn ? start : addressOf('/create-account', { redirect: start })
}
