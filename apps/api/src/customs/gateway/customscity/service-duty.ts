import type { AeFee, EntrySummaryFacts } from '@edfe/domain/filing'
import type { Message } from '@edfe/domain/messages'
import { type Cents, centsText, dollarsText, sumCents, toCents } from '@edfe/domain/money'
import { z } from 'zod'
import { serviceMessages } from '../../../messages/service-messages.ts'
import { isGoodsNumber } from './service-terms.ts'

/** Merchandise processing and harbor maintenance, by CBP's accounting classes. */
const MPF = ['499', '311']
const HMF = ['501']

/** What the product has computed, in dollars and cents: the service computes the duty again, and CBP gets the service's. */
export interface ExpectedDuty {
  /** Duty of each line, in the order of the items. */
  lines: string[]
  mpf: string
  hmf: string
  /** All other fees of the lines. */
  other: string
}

/** Returns the duty that the product has computed for a summary. */
export function expectedDuty({ lines, feeTotals }: EntrySummaryFacts): ExpectedDuty {
  const sumOf = (isCounted: (fee: AeFee) => boolean) =>
    sum(feeTotals.filter(isCounted).map(({ amount }) => amount))
  return {
    lines: lines.map(({ tariffs }) => sum(tariffs.map(({ duty }) => duty))),
    mpf: sumOf(({ classCode }) => MPF.includes(classCode)),
    hmf: sumOf(({ classCode }) => HMF.includes(classCode)),
    other: sumOf(({ classCode }) => ![...MPF, ...HMF].includes(classCode)),
  }
}

export type DutyQuestion = ReturnType<typeof dutyQuestion>

/** The question to the service's duty calculator about the same goods. */
export const dutyQuestion = ({ lines, entryType, mode, estimatedEntryDate }: EntrySummaryFacts) => ({
  items: lines.map(({ tariffs, descriptions, feeExemption }) => {
    const goods = tariffs.find(({ hts }) => isGoodsNumber(hts))
    const amount = goods?.quantities[0]?.amount
    return {
      hts: goods?.hts ?? '',
      description: descriptions.join(' '),
      totalValue: Number(goods?.value),
      quantity1: amount === undefined ? null : Number(amount),
      quantity2: null,
      spi: '',
      isCottonExempt: feeExemption === '1',
    }
  }),
  entryType: entryType === '11' ? 'informal' : 'formal',
  modeOfTransportation: mode?.startsWith('4') ? 'air' : 'ocean',
  estimatedEntryDate: (estimatedEntryDate ?? '').replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1'),
  countryOfOrigin: lines[0]?.origin ?? '',
  currency: 'USD',
})

const amount = z.number().finite()
const DutyAnswer = z.object({
  items: z.array(z.object({ duty: amount, subheadingDuties: amount.default(0), userFee: amount.default(0) })),
  entryFee: z.object({ entryProcessingFee: amount, portProcessingFee: amount }),
})

/** The first amount in which the service's duty differs from the product's, to the cent; undefined when all are equal. */
export function dutyDifference(expected: ExpectedDuty, answered: unknown): Message | undefined {
  const read = DutyAnswer.safeParse(answered)
  if (!read.success || read.data.items.length !== expected.lines.length) return serviceMessages.noDuty()
  const { items, entryFee } = read.data
  for (const [index, { duty, subheadingDuties }] of items.entries()) {
    const theirs = cents(duty) + cents(subheadingDuties)
    const ours = toCents(expected.lines[index])
    if (theirs !== ours)
      return serviceMessages.otherDuty({
        line: index + 1,
        theirs: dollarsText(theirs),
        ours: dollarsText(ours),
      })
  }
  const others = sumCents(items.map(({ userFee }) => cents(userFee)))
  const fees = [
    ['mpf', cents(entryFee.entryProcessingFee), toCents(expected.mpf)],
    ['hmf', cents(entryFee.portProcessingFee), toCents(expected.hmf)],
    ['other', others, toCents(expected.other)],
  ] as const
  const [fee, theirs, ours] = fees.find(([, their, our]) => their !== our) ?? []
  return (
    fee && serviceMessages.otherFee({ fee, theirs: dollarsText(theirs ?? 0n), ours: dollarsText(ours ?? 0n) })
  )
}

/** The service writes amounts as numbers of dollars. */
const cents = (value: number): Cents => BigInt(Math.round(value * 100))

const sum = (amounts: readonly string[]): string => centsText(sumCents(amounts.map(toCents)))
