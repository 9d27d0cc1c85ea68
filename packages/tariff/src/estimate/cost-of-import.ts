import { proposeFees } from '@edfe/domain/calculations'
import type { DraftData } from '@edfe/domain/entry'
import { centsText, divideHalfUp, scaledText, sumCents, toCents, wholeDollars } from '@edfe/domain/money'
import { HMF_RATE_PERCENT, INFORMAL_LIMIT, mpfExemption, mpfYear } from '@edfe/domain/reference'
import { type DutyFacts, dutyOf, type LineDuty, type RefusedLine, type Tariff } from '../duty/index.ts'

/** The modes of arrival. Only a vessel pays the harbor maintenance fee (19 CFR 24.24). */
export const ARRIVALS = ['ocean', 'air', 'land'] as const
export type Arrival = (typeof ARRIVALS)[number]

/** CBP's modes of transport: vessel with containers, air, truck. */
const MODES: Readonly<Record<Arrival, string>> = { ocean: '11', air: '40', land: '30' }

/** A formal entry for consumption, and an informal one (19 CFR 143.21): filed automated, by the importer. */
const FORMAL = '01'
const INFORMAL = '11'

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

/** The differences of an informal entry: a fixed processing fee, and no harbor maintenance fee. */
export interface InformalCost extends Sums {
  readonly mpf: string
  readonly hmf: string
}

/** Undefined while the duty is open. */
interface Sums {
  readonly toPay: string | undefined
  /** Value, freight and what is paid to CBP. */
  readonly landed: string | undefined
}

/** The cost of a formal entry with one line. Sums are undefined while the duty is open. */
export interface ImportCost extends Sums {
  readonly kind: 'cost'
  readonly duty: LineDuty
  readonly mpf: EntryFee & {
    readonly minimum: string
    readonly maximum: string
    /** Why the goods pay none. */
    readonly exemption: string | undefined
  }
  readonly hmf: EntryFee
  /** The same goods on an informal entry (type 11), where the value allows one; undefined above it. */
  readonly informal: InformalCost | undefined
  /** Of the value in percent, with two decimals. */
  readonly effectivePercent: string | undefined
}

/** The duty and the fees of goods that are entered alone, on a formal entry (type 01). */
export function costOfImport(tariff: Tariff, facts: ImportFacts): ImportCost | RefusedLine {
  const duty = dutyOf(tariff, facts)
  if (duty.kind === 'refused') return duty
  const fees = feesOf(facts, duty.duty, FORMAL)
  const year = mpfYear(facts.entryDate)
  const value = wholeDollars(toCents(facts.value))
  const exemption = mpfExemption({ htsus: facts.hts, spi: facts.spi, origin: facts.origin })
  const sumsWith = (of: Fees): Sums => {
    if (duty.duty === undefined) return { toPay: undefined, landed: undefined }
    const toPay = sumCents([duty.duty, of.mpf, of.hmf].map(toCents))
    return { toPay: centsText(toPay), landed: centsText(value + toCents(facts.freight) + toPay) }
  }
  const sums = sumsWith(fees)
  const informal = value <= INFORMAL_LIMIT ? feesOf(facts, duty.duty, INFORMAL) : undefined
  return {
    kind: 'cost',
    duty,
    mpf: {
      amount: fees.mpf,
      ratePercent: year.rate_percent,
      minimum: year.minimum,
      maximum: year.maximum,
      exemption,
    },
    hmf: { amount: fees.hmf, ratePercent: HMF_RATE_PERCENT },
    informal: informal && { ...informal, ...sumsWith(informal) },
    ...sums,
    effectivePercent:
      sums.toPay === undefined || value === 0n
        ? undefined
        : scaledText(divideHalfUp(toCents(sums.toPay) * 10_000n, value), 2),
  }
}

/** Both fees of an entry, in dollars and cents. */
interface Fees {
  readonly mpf: string
  readonly hmf: string
}

function feesOf(facts: ImportFacts, duty: string | undefined, entryType: string): Fees {
  const fees = proposeFees(entryOf(facts, duty, entryType))
  const amountOf = (type: 'MPF' | 'HMF') => fees.find((fee) => fee.fee_type === type)?.amount ?? '0.00'
  return { mpf: amountOf('MPF'), hmf: amountOf('HMF') }
}

/** The entry that the fees are counted on. */
const entryOf = (facts: ImportFacts, duty: string | undefined, entryType: string): DraftData => ({
  header: { entry_type: entryType, entry_date: facts.entryDate },
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
