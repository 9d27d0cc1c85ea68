import { parseDay } from '@edfe/domain/calendar'
import type { Ruling, RulingList } from '@edfe/tariff/rulings'
import { digitsOf } from '@edfe/tariff/schedule'
import { z } from 'zod'

/** A list of texts, or one text with commas: CROSS has answered with both. */
const Texts = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .nullish()
  .transform((texts) => (texts ?? []).map((text) => text.trim()).filter(Boolean))

const CrossRuling = z.object({
  rulingNumber: z.string().min(1),
  /** `2018-11-05T00:00:00` */
  rulingDate: z.string().nullish(),
  subject: z.string().nullish(),
  tariffs: Texts,
  modifiedBy: Texts,
  revokedBy: Texts,
  revokes: Texts,
  operationallyRevoked: z.boolean().nullish(),
})
export type CrossRuling = z.output<typeof CrossRuling>

/** A page of what CROSS answers to a search; other fields are not read. */
const CrossAnswer = z.object({ totalHits: z.number().int().min(0), rulings: z.array(CrossRuling) })
export type CrossAnswer = z.output<typeof CrossAnswer>

/** A page of CROSS; undefined for bytes that are none, such as the empty answer that CROSS sends now and then. */
export function readCrossAnswer(bytes: Uint8Array): CrossAnswer | undefined {
  try {
    return CrossAnswer.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data
  } catch {
    return undefined
  }
}

/** CBP writes the numbers of rulings in capitals; its own data do not always. */
export const rulingNumberOf = ({ rulingNumber }: CrossRuling): string => plain(rulingNumber)

const plain = (number: string): string => number.trim().toUpperCase()

/** CROSS lists a revoked ruling with all others; the ruling that revoked it may be the only one that says so. */
export function rulingListOf(answered: readonly CrossRuling[]): RulingList {
  const revoked = new Set([
    ...answered
      .filter(({ operationallyRevoked, revokedBy }) => operationallyRevoked || revokedBy.length > 0)
      .map(rulingNumberOf),
    ...answered.flatMap(({ revokes }) => revokes.map(plain)),
  ])
  const rulings = new Map(
    answered.flatMap((one) => {
      const ruling = rulingOf(one)
      return ruling && !revoked.has(ruling.number) ? [[ruling.number, ruling]] : []
    }),
  )
  return { rulings: [...rulings.values()], revoked: [...revoked] }
}

/** A ruling on the number of goods; undefined for one on other matters. */
function rulingOf(answered: CrossRuling): Ruling | undefined {
  const { rulingDate, subject, tariffs, modifiedBy } = answered
  const day = parseDay(rulingDate?.slice(0, 10))
  const hts = tariffs.map(digitsOf).filter((digits) => digits.length >= 4 && digits.length <= 10)
  if (!day || !subject?.trim() || hts.length === 0) return undefined
  return { number: rulingNumberOf(answered), day, hts, modifiedBy: modifiedBy.map(plain), subject }
}

/** The rulings that were kept with those that were loaded in their place. */
export function mergedRulings(kept: RulingList, loaded: RulingList): RulingList {
  const revoked = new Set([...kept.revoked, ...loaded.revoked])
  const rulings = new Map([...kept.rulings, ...loaded.rulings].map((ruling) => [ruling.number, ruling]))
  return {
    rulings: [...rulings.values()].filter(({ number }) => !revoked.has(number)),
    revoked: [...revoked],
  }
}
