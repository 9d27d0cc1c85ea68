import type { DraftData, LineItem } from '../../entry/draft.ts'
import { INSULAR_POSSESSIONS } from '../../reference/countries.ts'
import type { DeclarationFacts } from '../entry-summary-facts.ts'
import { type MetalLine, type MetalOrigins, metalOfLine, ownMetal } from './metal-origins.ts'

/** A line as it is filed: the HTSUS number without dots, and the origin. */
interface Filed {
  hts: string
  origin: string
}

/** Records 54 about metals. */
export type MetalFacts = Extract<DeclarationFacts, { type: '07' | '08' | '12' }>

export type Metal = 'steel' | 'aluminum' | 'copper'

const CHAPTERS: Record<string, Metal> = { '72': 'steel', '73': 'steel', '76': 'aluminum', '74': 'copper' }
/** Customs takes no metal declaration for goods of the United States and its possessions since 16 July 2026. */
const AMERICAN = ['US', ...INSULAR_POSSESSIONS]

/** Section 232 on steel, aluminum and copper: 9903.78, .80, .81, .82 and .85. */
const METAL_HEADING = /^9903\.?(78|8[0125])/

/** The metal of the chapter that goods belong to; undefined for all goods of other chapters. */
export const metalOfChapter = (hts: string): Metal | undefined => CHAPTERS[hts.slice(0, 2)]

/** True if a tariff row of a line is a section 232 metal heading. */
export const hasMetalHeading = ({ tariff_rows = [] }: Pick<LineItem, 'tariff_rows'>): boolean =>
  tariff_rows.some(({ hts = '' }) => METAL_HEADING.test(hts))

const METALS: readonly Metal[] = ['steel', 'aluminum', 'copper']

/** The metals whose countries a form asks of a line: that of its chapter, all of a derivative, and those that it has. */
export function metalsAskedOf({
  htsus = '',
  tariff_rows,
  metal,
}: Pick<LineItem, 'htsus' | 'tariff_rows' | 'metal'>): Metal[] {
  const hts = htsus.replace(/\D/g, '')
  const chapter = metalOfChapter(hts)
  const isDerivative = chapter === undefined && hasMetalHeading({ tariff_rows })
  const given = Object.entries(metal ?? {}).filter(([, country]) => country)
  return METALS.filter(
    (one) => one === chapter || isDerivative || given.some(([field]) => field.startsWith(one)),
  )
}

/** True if customs accepts metal declarations for goods of this origin. */
export const mayDeclareMetal = (origin: string): boolean => !AMERICAN.includes(origin)

/**
 * Record 54: where steel was melted and poured (08), where aluminum (07) and copper (12) were smelted and cast. The
 * countries of the entry go with the lines of the metal's own chapter, and with derivatives: the lines with a heading of
 * section 232 on metals. The countries that a line gives itself go with that line.
 */
export function metalDeclarations(line: MetalLine, { hts, origin }: Filed, draft: DraftData): MetalFacts[] {
  const metal = metalOfLine(line, draft)
  if (!metal || !mayDeclareMetal(origin)) return []
  const isOwn = ownMetal(line) !== undefined
  const chapter = metalOfChapter(hts)
  const isDerivative = chapter === undefined && hasMetalHeading(line)
  const concerns = (one: Metal) => isOwn || chapter === one || isDerivative
  // A derivative with an answer for its metal is seldom of copper: only a line that says so declares it.
  const isCopper = isOwn || chapter === 'copper'
  return [
    ...(concerns('aluminum') ? aluminumFacts(metal) : []),
    ...(metal.meltPour && concerns('steel') ? [{ type: '08' as const, meltPour: metal.meltPour }] : []),
    ...(isCopper ? copperFacts(metal) : []),
  ]
}

function aluminumFacts({ primarySmelt, secondarySmelt, cast }: MetalOrigins): MetalFacts[] {
  if (!cast || !(primarySmelt || secondarySmelt)) return []
  return [{ type: '07', primarySmelt, secondarySmelt, cast }]
}

function copperFacts({ copper }: MetalOrigins): MetalFacts[] {
  if (!copper?.primarySmelt || !copper.cast) return []
  return [
    {
      type: '12',
      primarySmelt: copper.primarySmelt,
      secondarySmelt: copper.secondarySmelt,
      cast: copper.cast,
    },
  ]
}
