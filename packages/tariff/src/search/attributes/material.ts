import type { GoodsAnswer } from '@edfe/domain/entry'
import { FAMILIES } from './said.ts'

/** The words of the schedule for materials. */
const MATERIALS: readonly (readonly [GoodsAnswer, RegExp])[] = [
  ['plastic', /\bplastics?\b/],
  ['rubber', /\brubber\b/],
  ['leather', /\bleather\b/],
  ['wood', /\bwood(?:en)?\b/],
  ['plaited', /\b(?:bamboo|rattan|osier|straw|plaiting materials)\b/],
  ['paper', /\bpaper(?:board)?\b/],
  ['cotton', /\bcotton\b/],
  ['wool', /(?<!glass |steel |slag |rock )\bwool\b|\banimal hair\b/],
  ['silk', /\bsilk\b/],
  [
    'man-made',
    /\bman-made\b|\bsynthetic (?:fibers?|filaments?|staple)|\bartificial (?:fibers?|filaments?|staple)/,
  ],
  ['other-fabric', /\bother textile (?:materials?|fibers?)\b|\b(?:flax|ramie|jute|vegetable fibers?)\b/],
  ['fabric', /(?<!other )\btextile (?:materials?|fabrics?)\b/],
  ['stone', /\b(?:stone|cement|plaster)\b/],
  ['ceramic', /\b(?:ceramic|porcelain)\b/],
  ['glass', /\bglass\b(?! fibers)/],
  ['steel', /\b(?:iron|steel)\b/],
  ['aluminum', /\baluminum\b/],
  ['copper', /\b(?:copper|brass|bronze)\b/],
  ['gold-or-silver', /\b(?:gold|silver|platinum|precious metals?)\b/],
  ['metal', /\bbase metals?\b|(?<!precious |base )\bmetal\b/],
]

/** Chapters of goods of one material, by the titles of the schedule. */
const OF_CHAPTER: Readonly<Record<string, GoodsAnswer>> = {
  '39': 'plastic',
  '40': 'rubber',
  '41': 'leather',
  '44': 'wood',
  '46': 'plaited',
  '47': 'paper',
  '48': 'paper',
  '49': 'paper',
  '50': 'silk',
  '51': 'wool',
  '52': 'cotton',
  '53': 'other-fabric',
  '54': 'man-made',
  '55': 'man-made',
  '56': 'fabric',
  '57': 'fabric',
  '58': 'fabric',
  '59': 'fabric',
  '60': 'fabric',
  '61': 'fabric',
  '62': 'fabric',
  '63': 'fabric',
  '68': 'stone',
  '69': 'ceramic',
  '70': 'glass',
  '72': 'steel',
  '73': 'steel',
  '74': 'copper',
  '75': 'other-metal',
  '76': 'aluminum',
  '78': 'other-metal',
  '79': 'other-metal',
  '80': 'other-metal',
  '81': 'other-metal',
  '82': 'metal',
  '83': 'metal',
}

/** Chapters of goods of several materials whose subheadings name them. */
const NAMED = new Set(['42', '64', '65', '66', '67', '71', '90', '91', '94', '95', '96'])

export function materialOfChapter(chapter: string): GoodsAnswer[] {
  const material = OF_CHAPTER[chapter]
  return material ? [material] : []
}

/**
 * The materials that a description says goods are made of. Footwear is of the material of its uppers. In a chapter of
 * fabrics or metals only those count: 'coated with plastics' says nothing of what a fabric is. A heading lists what its
 * goods have, so that of its words only the last 'of …' counts.
 */
export function materialsIn(text: string, chapter: string, isHeading: boolean): GoodsAnswer[] {
  const family = FAMILIES[OF_CHAPTER[chapter]!]
  if (chapter === '44') return /\bbamboo\b/.test(text) ? ['plaited'] : []
  if (!family && !NAMED.has(chapter)) return []
  const said =
    chapter === '64' ? (UPPERS.exec(text)?.[1] ?? '') : isHeading ? (LAST_OF.exec(text)?.[0] ?? '') : text
  return MATERIALS.flatMap(([answer, words]) =>
    words.test(said) && (!family || family.includes(answer) || FAMILIES[answer] === family) ? [answer] : [],
  )
}

const UPPERS = /\buppers of ([^,;:()]*)/
const LAST_OF = /\bof [^,;()]*:?$/
