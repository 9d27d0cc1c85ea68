import { type Cents, toCents } from '../money/cents.ts'
import type { RulesProfile } from '../profile/index.ts'
import { DUTY_TOLERANCE } from './filing-limits.ts'
import type { TariffReading } from './tariff-book.ts'

/** The headings of chapter 99 and the duty of a line, as they are filed. */
export interface FiledDuty {
  /** Digits without dots. */
  headings: readonly string[]
  duty: Cents
}

/** Customs' judgement of a filed line by the tariff. */
export interface JudgedDuty {
  isMissingHeading: boolean
  /** The duty of the filed headings; undefined when the data does not know them together, or not their rates. */
  expected?: Cents
}

/** True if CBP does not take one duty for another. */
export const isDutyApart = (filed: Cents, expected: Cents): boolean =>
  filed - expected > DUTY_TOLERANCE || expected - filed > DUTY_TOLERANCE

/**
 * Judges a line as customs does, whose message does not contain the importer's answers: it is right if it is right in
 * one of its readings. A heading that no reading has is taken with any duty, and so is a duty by rates that the data has
 * for a later day only.
 */
export function judgeFiledDuty(
  readings: readonly TariffReading[],
  { headings, duty }: FiledDuty,
  profile: Pick<RulesProfile, 'reliefHeadings'>,
): JudgedDuty | undefined {
  if (readings.length === 0) return undefined
  const known = new Set(readings.flatMap((reading) => reading.headings))
  const same = readings.filter((reading) => hasHeadings(reading, headings, profile))
  const [nearest] = same.toSorted((one, other) => (distance(duty, one) < distance(duty, other) ? -1 : 1))
  const isUnknown = nearest?.isOfLaterEdition && isDutyApart(duty, toCents(nearest.duty))
  const near = isUnknown ? undefined : nearest
  return {
    isMissingHeading: same.length === 0 && headings.every((heading) => known.has(heading)),
    ...(near && { expected: toCents(near.duty) }),
  }
}

const distance = (duty: Cents, reading: TariffReading): Cents => {
  const difference = duty - toCents(reading.duty)
  return difference < 0n ? -difference : difference
}

/** True if the filed headings are those of a reading; those that charge nothing may be missing where they are optional. */
const hasHeadings = (
  { headings, relieved }: TariffReading,
  filed: readonly string[],
  { reliefHeadings }: Pick<RulesProfile, 'reliefHeadings'>,
): boolean =>
  filed.every((heading) => headings.includes(heading)) &&
  headings.every(
    (heading) => filed.includes(heading) || (reliefHeadings === 'optional' && relieved.includes(heading)),
  )
