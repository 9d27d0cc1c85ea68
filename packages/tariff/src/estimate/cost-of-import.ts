import { proposeFees } from '@edfe/domain/calculations'
import type { DraftData } from '@edfe/domain/entry'
import { centsText, divideHalfUp, scaledText, sumCents, toCents, wholeDollars } from '@edfe/domain/money'
import { HMF_RATE_PERCENT, INFORMAL_LIMIT, mpfExemption, mpfYear } from '@edfe/domain/reference'
import { type DutyFacts, dutyOf, type LineDuty, type RefusedLine, type Tariff } from '../duty/index.ts'

/** How goods arrive. Only a vessel pays the harbor maintenance fee (19 CFR 24.24). */
export const ARRIVALS = ['ocean', 'air', 'land'] as const
export type Arrival = (typeof ARRIVALS)[number]

/** CBP's modes of transport: vessel with containers, air, truck. */
const MODES: Readonly<Record<Arrival, string>> = { ocean: '11', air: '40', land: '30' }

/** One line of goods, and how it comes. */
export interface ImportFacts extends DutyFacts {
  readonly arrival: Arrival
  /** Freight and insurance in US dollars: no part of the value for duty, but of the landed cost. */
  readonly freight?: string
}

/** A fee of the entry, in dollars and cents; '0.00' where none is due. */
export interface EntryFee {
  readonly amount: string
  readonly ratePercent: string
}

/** What a formal entry of one line costs. Sums are undefined while the duty is open. */
export interface ImportCost {
  readonly kind: 'cost'
  readonly duty: LineDuty
  readonly mpf: EntryFee & {
    readonly minimum: string
    readonly maximum: string
    /** Why the goods pay none. */
    readonly exemption: string | undefined
  }
  readonly hmf: EntryFee
  /** What an informal entry pays in place of the processing fee, where the value allows one. */
  readonly informalMpf: string | undefined
  readonly toPay: string | undefined
  /** Value, freight and what is paid to CBP. */
  readonly landed: string | undefined
  /** Of the value in percent, with two decimals. */
  readonly effectivePercent: string | undefined
}

/** The duty and the fees of goods that are entered alone, on a formal entry (type 01). */
export function costOfImport(tariff: Tariff, facts: ImportFacts): ImportCost | RefusedLine {
  const duty = dutyOf(tariff, facts)
  if (duty.kind === 'refused') return duty
  const fees = proposeFees(entryOf(facts, duty.duty))
  const amountOf = (type: 'MPF' | 'HMF') => fees.find((fee) => fee.fee_type === type)?.amount ?? '0.00'
  const year = mpfYear(facts.entryDate)
  const value = wholeDollars(toCents(facts.value))
  const exemption = mpfExemption({ htsus: facts.hts, spi: facts.spi, origin: facts.origin })
  const toPay =
    duty.duty === undefined
      ? undefined
      : sumCents([toCents(duty.duty), toCents(amountOf('MPF')), toCents(amountOf('HMF'))])
  return {
    kind: 'cost',
    duty,
    mpf: {
      amount: amountOf('MPF'),
      ratePercent: year.rate_percent,
      minimum: year.minimum,
      maximum: year.maximum,
      exemption,
    },
    hmf: { amount: amountOf('HMF'), ratePercent: HMF_RATE_PERCENT },
    informalMpf: value <= INFORMAL_LIMIT && !exemption ? year.informal : undefined,
    ...(toPay === undefined
      ? { toPay: undefined, landed: undefined, effectivePercent: undefined }
      : {
          toPay: centsText(toPay),
          landed: centsText(value + toCents(facts.freight) + toPay),
          effectivePercent: value === 0n ? undefined : scaledText(divideHalfUp(toPay * 10_000n, value), 2),
        }),
  }
}

/** The entry that the fees are counted on. */
const entryOf = (facts: ImportFacts, duty: string | undefined): DraftData => ({
  header: { entry_type: '01', entry_date: facts.entryDate },
  shipment_origin: { mode_of_transport: MODES[facts.arrival], country_of_origin: facts.origin },
  line_items: [
    {
      id: 'goods',
      line_number: 1,
      htsus: facts.hts,
      spi: facts.spi,
      origin_country: facts.origin,
      entered_value: facts.value,
      duty_amount: duty,
    },
  ],
})
