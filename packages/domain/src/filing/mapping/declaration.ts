import { INSULAR_POSSESSIONS } from '../../reference/countries.ts'
import type { DeclarationFacts } from '../entry-summary-facts.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { metalOfLine } from './metal-origins.ts'

const STEEL_CHAPTERS = ['72', '73']
const ALUMINUM_CHAPTERS = ['76']
const METAL_CHAPTERS = [...STEEL_CHAPTERS, ...ALUMINUM_CHAPTERS, '74']
/** Customs takes no metal declaration for goods of the United States and its possessions since 16 July 2026. */
const AMERICAN = ['US', ...INSULAR_POSSESSIONS]

type MetalGoods = Pick<FilingContext, 'draft' | 'lines'>

/**
 * Record 54: where steel was melted and poured (08), where aluminum was smelted and cast (07). They go with the
 * lines of the metal's own chapters, and with derivatives: the lines with a heading of section 232 on metals. When no
 * line is either, every line gets them. A line may answer where its own metal comes from.
 */
export function declarationFacts(filing: FilingLine, context: MetalGoods): DeclarationFacts[] {
  const metal = metalOfLine(filing.line, context.draft)
  if (!metal || AMERICAN.includes(filing.origin)) return []
  const { meltPour, cast, primarySmelt, secondarySmelt } = metal
  const facts: DeclarationFacts[] = []
  if (cast && (primarySmelt || secondarySmelt) && concerns(filing, context, ALUMINUM_CHAPTERS)) {
    facts.push({ type: '07', primarySmelt, secondarySmelt, cast })
  }
  if (meltPour && concerns(filing, context, STEEL_CHAPTERS)) facts.push({ type: '08', meltPour })
  return facts
}

/** Section 232 on steel, aluminum and copper: 9903.80, .81, .82 and .85. */
const METAL_HEADING = /^9903\.?8[0125]/

const isDerivative = ({ line }: FilingLine): boolean =>
  (line.tariff_rows ?? []).some(({ hts = '' }) => METAL_HEADING.test(hts))

function concerns(filing: FilingLine, { lines }: MetalGoods, chapters: string[]): boolean {
  const isOfMetal = (line: FilingLine) =>
    chapters.includes(line.hts.slice(0, 2)) ||
    (isDerivative(line) && !METAL_CHAPTERS.includes(line.hts.slice(0, 2)))
  return isOfMetal(filing) || !lines.some(isOfMetal)
}
