import type { DraftData } from '../../entry/draft.ts'

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

/** A two-letter country; N/A and everything else mean that there is none. */
function country(typed: string | undefined): string | undefined {
  const text = (typed ?? '').trim().toUpperCase()
  return /^[A-Z]{2}$/.test(text) ? text : undefined
}
