import type { CalendarDay } from '@edfe/domain/calendar'
import { defineMessage, type Message } from '@edfe/domain/messages'
import { mayClaim, SPIS } from '@edfe/domain/reference'
import { isFree, type Rate, type SpecialRate } from '../rate/index.ts'
import type { TariffLine } from '../schedule/index.ts'
import { PREFERENCE_PROGRAMS, type PreferenceProgram, programTime } from './programs.ts'

/** A claim that a line may make. */
export interface Preference {
  readonly spi: string
  readonly name: string
  readonly rate: Rate
  readonly rateText: string
  /** Where origin and the proof of it are regulated. */
  readonly source: string
  /** True if the claim also exempts the goods from the merchandise processing fee (19 CFR 24.23(c)). */
  readonly freesFromMpf: boolean
}

const byCode = new Map(PREFERENCE_PROGRAMS.map((program) => [program.spi, program]))
const spis = new Map(SPIS.map((spi) => [spi.code, spi]))

/**
 * The special column's notation for a claim. A star marks programs with excluded countries; a least-developed
 * country also takes what the column prints for every beneficiary.
 */
const PRINTED: Readonly<Record<string, readonly string[]>> = { 'A+': ['A+', 'A', 'A*'] }

/** The rate of the special column for a claimed indicator; undefined when the column does not print it. */
export function specialRateOf(special: readonly SpecialRate[], spi: string): SpecialRate | undefined {
  const printed = PRINTED[spi] ?? [spi, `${spi}*`]
  return special.find(({ programs }) => printed.some((program) => programs.includes(program)))
}

/**
 * True if CBP accepts a claim for goods of a number: the special column prints it, or the goods are free for
 * everyone and the claim exempts them from a fee. Claims of another form (N, W, Y, Z) are not judged.
 */
export const takesClaim = ({ general, special }: TariffLine, spi: string): boolean =>
  !byCode.has(spi) || !general || isFree(general) || specialRateOf(special, spi) !== undefined

/**
 * The programs that a line of an origin may claim on a day, in the order of the special column's programs. Goods that are
 * free for everyone claim those that free them from the merchandise processing fee.
 */
export function preferencesOf(line: TariffLine, origin: string, day: CalendarDay): Preference[] {
  return PREFERENCE_PROGRAMS.filter((program) => isOpen(program, origin, day)).flatMap(({ spi, source }) => {
    const frees = freesFromMpf(spi, origin)
    const claimed =
      specialRateOf(line.special, spi) ?? (frees && !isVariant(spi) ? freeRateOf(line) : undefined)
    if (!claimed) return []
    const { rate, text: rateText } = claimed
    return [{ spi, name: spis.get(spi)?.name ?? spi, rate, rateText, source, freesFromMpf: frees }]
  })
}

/** A+, S+ and the like are for the goods that the special column prints them for. */
const isVariant = (spi: string): boolean => spi.endsWith('+')

const freeRateOf = ({ general, generalText: text }: TariffLine) =>
  general && isFree(general) ? { rate: general, text } : undefined

const isOpen = (program: PreferenceProgram, origin: string, day: CalendarDay): boolean =>
  !programTime(program.spi, day) && mayClaim(program.spi, origin)

/**
 * True if a claim exempts from the merchandise processing fee: the program grants it, and to goods of this
 * origin.
 */
export function freesFromMpf(spi: string, origin: string): boolean {
  return mayClaim(spi, origin) && spis.get(spi)?.mpf_exempt === 'Y'
}

/** Why a claim gives no rate. */
export const claimProblems = {
  unknownClaim: defineMessage<{ spi: string }>({
    id: 'tariff.claim.unknown',
    defaultMessage: '{spi} is not a special program of the tariff.',
  }),
  expiredClaim: defineMessage<{ spi: string; until: { day: string } }>({
    id: 'tariff.claim.expired',
    defaultMessage: 'The program {spi} ended on {until}. The general rate is due.',
  }),
  earlyClaim: defineMessage<{ spi: string; from: { day: string } }>({
    id: 'tariff.claim.early',
    defaultMessage: 'The program {spi} began on {from}. The general rate is due.',
  }),
  foreignClaim: defineMessage<{ spi: string; origin: string }>({
    id: 'tariff.claim.origin',
    defaultMessage: 'Goods of {origin} cannot claim {spi}. The general rate is due.',
  }),
  unprintedClaim: defineMessage<{ spi: string; number: string }>({
    id: 'tariff.claim.unprinted',
    defaultMessage: 'The special column of {number} has no rate for {spi}. The general rate is due.',
  }),
}

/** Why a claim gives no rate; undefined when it does. Claims of another form (N, W, Y, Z) are not judged. */
export function claimProblem(
  line: TariffLine,
  { spi, origin, day }: { spi: string; origin: string; day: CalendarDay },
): Message | undefined {
  const program = byCode.get(spi)
  if (!program) return spis.has(spi) ? undefined : claimProblems.unknownClaim({ spi })
  const outside = programTime(spi, day)
  if (outside) {
    return outside.time === 'ended'
      ? claimProblems.expiredClaim({ spi, until: { day: outside.day } })
      : claimProblems.earlyClaim({ spi, from: { day: outside.day } })
  }
  if (!mayClaim(spi, origin)) return claimProblems.foreignClaim({ spi, origin })
  return specialRateOf(line.special, spi)
    ? undefined
    : claimProblems.unprintedClaim({ spi, number: line.ratesFrom })
}
