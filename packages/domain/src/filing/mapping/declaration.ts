import { INSULAR_POSSESSIONS } from '../../reference/countries.ts'
import type { DeclarationFacts } from '../entry-summary-facts.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { metalOrigins } from './metal-origins.ts'

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
