import { tariffNumber } from '../../entry/hts-formats.ts'
import { label, type Sentence, sentenceOf } from '../../messages/index.ts'
import { groupThousands } from '../../money/index.ts'
import type { CargoRelease, ReleaseBill } from '../cargo-release.ts'

/** The facts that a release and its summary share, apart from bills and goods. */
const SHARED = ['type', 'port', 'importer', 'bond', 'mode'] as const

/** A fact of a release that its summary states otherwise. A side is missing where only the other has it. */
export type ReleaseDifference =
  | { about: (typeof SHARED)[number]; released: string; summarized: string }
  | { about: 'bill'; bill: string; isReleased: boolean }
  /** The goods of one number and one origin, over all lines, in whole US dollars. */
  | { about: 'goods'; hts: string; origin: string; released?: bigint; summarized?: bigint }

/**
 * How the goods that CBP released differ from those that the summary declares: both as releases, the one on file and the
 * one that the draft makes now. A fact that one of them leaves to CBP (a port that comes from the bill) differs from
 * nothing. Empty if they agree.
 */
export function releaseDifferences(onFile: CargoRelease, now: CargoRelease): ReleaseDifference[] {
  const [released, summarized] = [sharedFacts(onFile), sharedFacts(now)]
  return [
    ...SHARED.flatMap((about) => {
      const [before, after] = [released[about], summarized[about]]
      const isSame = before === undefined || after === undefined || before === after
      return isSame ? [] : [{ about, released: before, summarized: after }]
    }),
    ...billDifferences(onFile, now),
    ...goodsDifferences(onFile, now),
  ]
}

const sharedFacts = ({ entryType, port, importer, bondType, mode }: CargoRelease) => ({
  type: entryType,
  port,
  importer: importer?.number,
  bond: bondType,
  mode,
})

function billDifferences(onFile: CargoRelease, now: CargoRelease): ReleaseDifference[] {
  const [released, summarized] = [onFile.bills.map(billText), now.bills.map(billText)]
  return [
    ...released.filter((bill) => !summarized.includes(bill)).map((bill) => ({ bill, isReleased: true })),
    ...summarized.filter((bill) => !released.includes(bill)).map((bill) => ({ bill, isReleased: false })),
  ].map((difference) => ({ about: 'bill' as const, ...difference }))
}

/** A bill with all its numbers, the master first. */
const billText = ({ numbers }: ReleaseBill): string =>
  numbers.map(({ issuer = '', number }) => `${issuer}${number}`).join(' / ')

function goodsDifferences(onFile: CargoRelease, now: CargoRelease): ReleaseDifference[] {
  const [released, summarized] = [valueByGoods(onFile), valueByGoods(now)]
  return [...new Set([...released.keys(), ...summarized.keys()])].flatMap((key) => {
    const [before, after] = [released.get(key), summarized.get(key)]
    if (before === after) return []
    const [hts = '', origin = ''] = key.split(' ')
    const sides = {
      ...(before !== undefined && { released: before }),
      ...(after !== undefined && { summarized: after }),
    }
    return [{ about: 'goods' as const, hts, origin, ...sides }]
  })
}

/** The value of the goods of each number and origin. Headings of chapters 98 and 99 carry none. */
function valueByGoods({ lines }: CargoRelease): Map<string, bigint> {
  const values = new Map<string, bigint>()
  for (const { origin, tariffs } of lines) {
    for (const { hts, value } of tariffs) {
      if (value === undefined) continue
      const key = `${hts} ${origin}`
      values.set(key, (values.get(key) ?? 0n) + BigInt(value))
    }
  }
  return values
}

const WORDS = {
  type: label({
    id: 'release.difference.type',
    defaultMessage: 'CBP released entry type {released}; the summary has type {summarized}.',
  }),
  port: label({
    id: 'release.difference.port',
    defaultMessage: 'CBP released the goods at port {released}; the summary names port {summarized}.',
  }),
  importer: label({
    id: 'release.difference.importer',
    defaultMessage: 'CBP released the goods to importer {released}; the summary names {summarized}.',
  }),
  bond: label({
    id: 'release.difference.bond',
    defaultMessage: 'The release has bond type {released}; the summary has {summarized}.',
  }),
  mode: label({
    id: 'release.difference.mode',
    defaultMessage: 'The release has mode of transport {released}; the summary has {summarized}.',
  }),
  billLess: label({
    id: 'release.difference.bill-less',
    defaultMessage: 'The release has bill {bill}, which the summary lacks.',
  }),
  billMore: label({
    id: 'release.difference.bill-more',
    defaultMessage: 'The summary has bill {bill}, which the release lacks.',
  }),
  goodsLess: label({
    id: 'release.difference.goods-less',
    defaultMessage: 'CBP released {value} of {hts} from {origin}, which the summary lacks.',
  }),
  goodsMore: label({
    id: 'release.difference.goods-more',
    defaultMessage: 'The summary has {value} of {hts} from {origin}, which the release lacks.',
  }),
  value: label({
    id: 'release.difference.value',
    defaultMessage: 'CBP released {released} of {hts} from {origin}; the summary has {summarized}.',
  }),
}

/** A difference in words. */
export function differenceInWords(difference: ReleaseDifference): Sentence {
  if (difference.about === 'bill') {
    return sentenceOf(difference.isReleased ? WORDS.billLess : WORDS.billMore, { bill: difference.bill })
  }
  if (difference.about !== 'goods') {
    const { about, released, summarized } = difference
    return sentenceOf(WORDS[about], { released, summarized })
  }
  const { hts, origin, released, summarized } = difference
  const goods = { hts: tariffNumber(hts), origin }
  if (released === undefined) return sentenceOf(WORDS.goodsMore, { ...goods, value: dollars(summarized) })
  if (summarized === undefined) return sentenceOf(WORDS.goodsLess, { ...goods, value: dollars(released) })
  return sentenceOf(WORDS.value, { ...goods, released: dollars(released), summarized: dollars(summarized) })
}

const dollars = (whole = 0n): string => `$${groupThousands(whole.toString())}`
