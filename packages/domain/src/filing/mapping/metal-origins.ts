import { lineOrigin } from '../../entry/derived-facts.ts'
import type { DraftData, LineItem } from '../../entry/draft.ts'
import { OTHER_COUNTRY, UNKNOWN_ALUMINUM_COUNTRY } from '../../reference/metals.ts'
import { countryCode } from './origin.ts'

/** The fields of a line that decide where its metal comes from. */
export type MetalLine = Pick<LineItem, 'metal' | 'tariff_answers' | 'tariff_rows' | 'origin_country'>

/** Where copper was smelted and last cast. */
export interface CopperOrigins {
  primarySmelt: string | undefined
  secondarySmelt: string | undefined
  cast: string | undefined
}

/** Where the metal of the goods comes from, as two-letter countries; undefined where there is none. */
export interface MetalOrigins {
  meltPour: string | undefined
  primarySmelt: string | undefined
  secondarySmelt: string | undefined
  cast: string | undefined
  copper?: CopperOrigins
}

/**
 * Step 2 and the page trade-remedies ask the same questions; an answer on the page overrides step 2. Aluminum of which
 * all is recycled has no primary smelt: its second country of smelt is the origin of the goods (AE chapter, type 07).
 * Undefined when neither says that the goods contain metal.
 */
export function metalOrigins(
  { shipment_origin: step, trade_remedies: page }: DraftData,
  origin: string,
): MetalOrigins | undefined {
  if (step?.contains_metal !== 'Y' && !page?.section232_applicable) return undefined
  const given = page?.section232_applicable ? page : undefined
  const typed = step?.contains_metal === 'Y' ? step : undefined
  const smelted = given?.is_recycled_aluminum
    ? { primarySmelt: undefined, secondarySmelt: origin || undefined }
    : {
        primarySmelt: country(given?.primary_country_smelt) ?? country(typed?.primary_country_of_smelt),
        secondarySmelt: country(given?.secondary_country_smelt) ?? country(typed?.secondary_country_of_smelt),
      }
  return {
    meltPour: country(given?.country_melt_pour) ?? country(typed?.country_of_melt_pour),
    ...smelted,
    cast: country(given?.country_cast) ?? country(typed?.country_of_cast),
  }
}

/** The country of a metal by the answer to the tariff's question `metal_origin`. */
const COUNTRY_OF_ANSWER: Readonly<Record<string, string>> = { united_states: 'US', united_kingdom: 'GB' }

/** Returns a line's answer to the tariff's question about the origin of its metal; '' without an answer. */
export const metalAnswer = ({ tariff_answers = [] }: Pick<LineItem, 'tariff_answers'>): string =>
  tariff_answers.find(({ question }) => question === 'metal_origin')?.answer ?? ''

/**
 * The metal of one line: its own countries where it gives any, and those of the entry else, unless the line answers where
 * its metal comes from (headings 9903.82.04 to .08, 9903.85.67 and .68). Aluminum of which any part was smelted in
 * Russia names Russia second (AE chapter, type 07).
 */
export function metalOfLine(line: MetalLine, draft: DraftData): MetalOrigins | undefined {
  const own = ownMetal(line)
  if (own) return own
  const ofEntry = metalOrigins(draft, countryCode(lineOrigin(draft, line)))
  const answer = metalAnswer(line)
  const one = COUNTRY_OF_ANSWER[answer]
  if (one) {
    const smelted = { primarySmelt: one, secondarySmelt: undefined, cast: one }
    return { meltPour: one, ...smelted, copper: smelted }
  }
  if (answer !== 'russia' || !ofEntry || ofEntry.primarySmelt === 'RU') return ofEntry
  return { ...ofEntry, secondarySmelt: 'RU' }
}

/** The countries that a line gives itself; undefined when it gives none. Whoever gives one gives all that are filed. */
export function ownMetal({ metal }: Pick<LineItem, 'metal'>): MetalOrigins | undefined {
  if (!metal) return undefined
  const steel = country(metal.steel_melt_pour, OTHER_COUNTRY)
  const aluminum = [metal.aluminum_primary_smelt, metal.aluminum_secondary_smelt, metal.aluminum_cast].map(
    (typed) => country(typed, UNKNOWN_ALUMINUM_COUNTRY),
  )
  const copper = [metal.copper_primary_smelt, metal.copper_secondary_smelt, metal.copper_cast].map((typed) =>
    country(typed, OTHER_COUNTRY),
  )
  if (![steel, ...aluminum, ...copper].some(Boolean)) return undefined
  return {
    meltPour: steel,
    primarySmelt: aluminum[0],
    secondarySmelt: aluminum[1],
    cast: aluminum[2],
    copper: { primarySmelt: copper[0], secondarySmelt: copper[1], cast: copper[2] },
  }
}

/** A two-letter country, or the word for one that is not known; N/A and everything else mean that there is none. */
function country(typed: string | undefined, unknown?: string): string | undefined {
  if (!typed) return undefined
  const text = typed.trim().toUpperCase()
  return text === unknown || /^[A-Z]{2}$/.test(text) ? text : undefined
}
