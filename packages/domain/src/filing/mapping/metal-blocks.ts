import { entryOrigin, lineOrigin } from '../../entry/derived-facts.ts'
import type { DraftData } from '../../entry/draft.ts'
import { type MetalFacts, metalDeclarations } from './declaration.ts'
import { type MetalOrigins, metalOrigins } from './metal-origins.ts'
import { countryCode } from './origin.ts'

type Blocks = Pick<MetalOrigins, 'meltPour' | 'primarySmelt' | 'secondarySmelt' | 'cast'>

const FIELDS = ['meltPour', 'primarySmelt', 'secondarySmelt', 'cast'] as const
const MULTI = 'MULTI'

/** The metal that each line declares in record 54. */
const declaredByLine = (draft: DraftData): MetalFacts[][] =>
  (draft.line_items ?? []).map((line) =>
    metalDeclarations(
      line,
      { hts: (line.htsus ?? '').replace(/\D/g, ''), origin: countryCode(lineOrigin(draft, line)) },
      draft,
    ),
  )

/** Steel and aluminum of one line: blocks 21 to 24 have no place for copper. */
const blocksOf = (declared: readonly MetalFacts[]): Blocks =>
  Object.assign(
    { meltPour: undefined, primarySmelt: undefined, secondarySmelt: undefined, cast: undefined },
    ...declared.filter(({ type }) => type !== '12').map(({ type: _type, ...countries }) => countries),
  )

/**
 * Blocks 21 to 24: the one country that all lines with a metal declare, MULTI when they differ, and what the entry says
 * where no line declares any. Undefined when there is no metal.
 */
export function metalBlocks(draft: DraftData): Blocks | undefined {
  const lines = declaredByLine(draft)
    .map(blocksOf)
    .filter((blocks) => FIELDS.some((field) => blocks[field]))
  const ofEntry = metalOrigins(draft, entryOrigin(draft))
  if (lines.length === 0) return ofEntry
  const block = (field: keyof Blocks) => {
    const declared = new Set(lines.flatMap((line) => line[field] ?? []))
    return declared.size > 1 ? MULTI : ([...declared][0] ?? ofEntry?.[field])
  }
  return {
    meltPour: block('meltPour'),
    primarySmelt: block('primarySmelt'),
    secondarySmelt: block('secondarySmelt'),
    cast: block('cast'),
  }
}

const smelted = (metal: string, one: { primarySmelt?: string; secondarySmelt?: string; cast: string }) =>
  `${metal} smelted ${[one.primarySmelt, one.secondarySmelt].filter(Boolean).join(', ')}, cast ${one.cast}`

const text = (one: MetalFacts): string => {
  switch (one.type) {
    case '07':
      return smelted('Aluminum', one)
    case '08':
      return `Steel melted ${one.meltPour}`
    case '12':
      return smelted('Copper', one)
  }
}

/**
 * The metal of each line below block 33: its copper always, its steel and aluminum where one of blocks 21 to 24
 * says MULTI.
 */
export function linesOfMetal(draft: DraftData): string[][] {
  const isMixed = Object.values(metalBlocks(draft) ?? {}).includes(MULTI)
  return declaredByLine(draft).map((declared) =>
    declared.filter(({ type }) => isMixed || type === '12').map(text),
  )
}
