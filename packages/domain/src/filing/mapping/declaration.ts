import type { DraftData } from '../../entry/draft.ts'
import { INSULAR_POSSESSIONS } from '../../reference/countries.ts'
import type { DeclarationFacts } from '../entry-summary-facts.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'

const STEEL_CHAPTERS = ['72', '73']
const ALUMINUM_CHAPTERS = ['76']
/** Customs takes no metal declaration for goods of the United States and its possessions since 16 July 2026. */
const AMERICAN = ['US', ...INSULAR_POSSESSIONS]

type MetalGoods = Pick<FilingContext, 'draft' | 'lines'>

/**
 * Record 54: where steel was melted and poured (08), where aluminum was smelted and cast (07). They go with the
 * lines of the metal's own chapters; when no line is in one, the goods are derivatives and every line gets them.
 */
export function declarationFacts(filing: FilingLine, context: MetalGoods): DeclarationFacts[] {
  const metal = metalOrigins(context.draft)
  if (!metal || AMERICAN.includes(filing.origin)) return []
  const { meltPour, cast, primarySmelt, secondarySmelt } = metal
  const facts: DeclarationFacts[] = []
  if (cast && (primarySmelt || secondarySmelt) && concerns(filing, context, ALUMINUM_CHAPTERS)) {
    facts.push({ type: '07', primarySmelt, secondarySmelt, cast })
  }
  if (meltPour && concerns(filing, context, STEEL_CHAPTERS)) facts.push({ type: '08', meltPour })
  return facts
}

function concerns({ hts }: FilingLine, { lines }: MetalGoods, chapters: string[]): boolean {
  const isOfMetal = (number: string) => chapters.includes(number.slice(0, 2))
  return isOfMetal(hts) || !lines.some((line) => isOfMetal(line.hts))
}

/** Step 2 and the page trade-remedies ask the same questions; an answer on the page overrides step 2. */
function metalOrigins({ shipment_origin: step, trade_remedies: page }: DraftData) {
  if (step?.contains_metal !== 'Y' && !page?.section232_applicable) return undefined
  const given = page?.section232_applicable ? page : undefined
  return {
    meltPour: code(given?.country_melt_pour) ?? code(step?.country_of_melt_pour),
    primarySmelt: code(given?.primary_country_smelt) ?? code(step?.primary_country_of_smelt),
    secondarySmelt: code(given?.secondary_country_smelt) ?? code(step?.secondary_country_of_smelt),
    cast: code(given?.country_cast) ?? code(step?.country_of_cast),
  }
}

/** A two-letter country; N/A and everything else mean that there is none. */
function code(typed: string | undefined): string | undefined {
  const text = (typed ?? '').trim().toUpperCase()
  return /^[A-Z]{2}$/.test(text) ? text : undefined
}
