import type { DraftData, LineItem } from '../../entry/draft.ts'

/** Where the metal of the goods comes from, as two-letter countries; undefined where there is none. */
export interface MetalOrigins {
  meltPour: string | undefined
  primarySmelt: string | undefined
  secondarySmelt: string | undefined
  cast: string | undefined
}

/**
 * Step 2 and the page trade-remedies ask the same questions; an answer on the page overrides step 2. Undefined when
 * neither says that the goods contain metal.
 */
export function metalOrigins({
  shipment_origin: step,
  trade_remedies: page,
}: DraftData): MetalOrigins | undefined {
  if (step?.contains_metal !== 'Y' && !page?.section232_applicable) return undefined
  const given = page?.section232_applicable ? page : undefined
  const typed = step?.contains_metal === 'Y' ? step : undefined
  return {
    meltPour: country(given?.country_melt_pour) ?? country(typed?.country_of_melt_pour),
    primarySmelt: country(given?.primary_country_smelt) ?? country(typed?.primary_country_of_smelt),
    secondarySmelt: country(given?.secondary_country_smelt) ?? country(typed?.secondary_country_of_smelt),
    cast: country(given?.country_cast) ?? country(typed?.country_of_cast),
  }
}

/** What the answer to the tariff's question `metal_origin` says of a metal that comes from one country. */
const COUNTRY_OF_ANSWER: Readonly<Record<string, string>> = { united_states: 'US', united_kingdom: 'GB' }

/**
 * The metal of one line: the countries of the entry, unless the line answers where its metal comes from (headings
 * 9903.82.04 to .08, 9903.85.67 and .68). Aluminum of which any part was smelted in Russia names Russia second (AE
 * chapter, type 07).
 */
export function metalOfLine({ tariff_answers = [] }: LineItem, draft: DraftData): MetalOrigins | undefined {
  const ofEntry = metalOrigins(draft)
  const answer = tariff_answers.find(({ question }) => question === 'metal_origin')?.answer ?? ''
  const one = COUNTRY_OF_ANSWER[answer]
  if (one) return { meltPour: one, primarySmelt: one, secondarySmelt: undefined, cast: one }
  if (answer !== 'russia' || !ofEntry || ofEntry.primarySmelt === 'RU') return ofEntry
  return { ...ofEntry, secondarySmelt: 'RU' }
}

/** A two-letter country; N/A and everything else mean that there is none. */
function country(typed: string | undefined): string | undefined {
  const text = (typed ?? '').trim().toUpperCase()
  return /^[A-Z]{2}$/.test(text) ? text : undefined
}
