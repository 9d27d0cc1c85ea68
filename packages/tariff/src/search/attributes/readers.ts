import type { GoodsAnswer, GoodsQuestion } from '@edfe/domain/entry'
import { isOfParts } from '../row-words.ts'
import { materialOfChapter, materialsIn } from './material.ts'

/** How a question is answered by the words of the schedule, in lower case. */
export interface Reader {
  /** What the title and the notes of a chapter say about all of its goods. */
  ofChapter(chapter: string): readonly GoodsAnswer[]
  /** What a description says; none where it does not. */
  read(text: string, chapter: string, isHeading: boolean): readonly GoodsAnswer[]
  /** What is true of the goods beside those of a description, under the same heading. */
  readonly besides?: GoodsAnswer
}

const between = (first: string, last: string) => (chapter: string) => chapter >= first && chapter <= last
const isFood = between('01', '24')
const isTextile = between('50', '63')
const CLOTHING = new Set(['61', '62', '64', '65'])

/** Chapters from which section notes take electrical goods. */
const NOT_ELECTRIC = new Set(['39', '40', '44', '69', '70', '73', '74', '76', '82'])

const has =
  (...answers: readonly (readonly [GoodsAnswer, RegExp])[]) =>
  (text: string): GoodsAnswer[] =>
    answers.flatMap(([answer, words]) => (words.test(text) ? [answer] : []))

const wearerIn = has(
  ['men-or-boys', /\bmen['’ʼ]s\b/],
  ['women-or-girls', /\bwomen['’ʼ]s\b/],
  ['babies', /\bbabies['’ʼ]/],
)
const stateIn = has(
  ['live', /\blive\b/],
  ['fresh', /\b(?:fresh|chilled)\b/],
  ['frozen', /\bfrozen\b/],
  ['dried', /\b(?:dried|salted|smoked|in brine)\b/],
  ['prepared', /\bprepared\b|\bpreparations\b|\bcooked\b|\bpreserved\b/],
)
const fabricIn = has(
  ['knitted', /\bknitted or crocheted\b/],
  ['woven', /\bnonknitted or crocheted\b|\bwoven fabrics?\b/],
)
const powerIn = has(
  ['electric', /(?<!non|non-)\belectric|\belectro(?!plat|lyt)|\bbattery\b/],
  [
    'not-electric',
    /\bnon-?electric|\bhand-operated\b|\bworked by hand\b|\bnonmotorized\b|\binternal combustion\b|\bpneumatic\b/,
  ],
)
const setIn = has([
  'a-set',
  /\bput up in sets\b|\bsets (?:of (?:assorted )?articles|consisting)|\bneedlecraft sets\b|\bpedicure sets\b/,
])
const vehicleIn = has([
  'for-a-vehicle',
  /\b(?:for|in|on|of)\b[^,;:]*\b(?:cars|vehicles|cycles|motorcycles|bicycles|buses|trucks|aircraft)\b/,
])

/** A reader for each question. */
export const READERS: Readonly<Record<GoodsQuestion, Reader>> = {
  wearer: { ofChapter: () => [], read: (text, chapter) => (isTextile(chapter) ? wearerIn(text) : []) },
  state: {
    ofChapter: (chapter) => {
      if (chapter === '01') return ['live']
      return ['16', '19', '20'].includes(chapter) ? ['prepared'] : []
    },
    read: (text, chapter) => (isFood(chapter) ? stateIn(text) : []),
  },
  material: {
    ofChapter: materialOfChapter,
    read: materialsIn,
  },
  fabric: {
    ofChapter: (chapter) => {
      if (chapter === '62') return ['woven']
      return ['60', '61'].includes(chapter) ? ['knitted'] : []
    },
    read: (text, chapter) => (isTextile(chapter) ? fabricIn(text) : []),
  },
  power: {
    ofChapter: (chapter) => {
      if (chapter === '85') return ['electric']
      return isFood(chapter) || NOT_ELECTRIC.has(chapter) ? ['not-electric'] : []
    },
    read: (text) => powerIn(text),
  },
  part: {
    ofChapter: (chapter) => (isFood(chapter) || ['61', '62'].includes(chapter) ? ['not-a-part'] : []),
    read: (text) => (isOfParts(text) ? ['a-part'] : []),
    besides: 'not-a-part',
  },
  set: { ofChapter: () => [], read: setIn, besides: 'not-a-set' },
  vehicle: {
    ofChapter: (chapter) => (isFood(chapter) || CLOTHING.has(chapter) ? ['not-for-a-vehicle'] : []),
    read: (text) => vehicleIn(text),
    besides: 'not-for-a-vehicle',
  },
  toy: {
    ofChapter: (chapter) => (chapter === '95' ? [] : ['not-a-toy']),
    read: (text, chapter) => (chapter === '95' && /\btoys\b/.test(text) ? ['a-toy'] : []),
  },
  festive: {
    ofChapter: () => ['not-festive'],
    read: (text, chapter) => (chapter === '95' && /\bfestive\b/.test(text) ? ['festive'] : []),
  },
  animal: {
    ofChapter: (chapter) =>
      CLOTHING.has(chapter) || between('16', '22')(chapter) ? ['not-for-an-animal'] : [],
    read: (text) =>
      /\bfor any animal\b|\banimal feeding\b|\bdog or cat food\b/.test(text) ? ['for-an-animal'] : [],
  },
}
