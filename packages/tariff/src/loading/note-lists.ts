/** A product list of the U.S. notes to chapter 99 that the loader reads from their text. */
export interface NoteList {
  readonly program: string
  readonly list: string
  /** The sentence right before its numbers. */
  readonly anchor: RegExp
  /** As many numbers as HTS 2026 Rev 6 lists. A list that is shorter is a surprise: the end of a listing has a date. */
  readonly atLeast: number
}

const china = (list: string, subdivision: string, heading: string, atLeast: number): NoteList => ({
  program: 'section-301-china',
  list,
  anchor: new RegExp(
    `^ *\\(${subdivision}\\) Heading ${heading.replaceAll('.', '\\.')} applies to(?:[:]|(?: all)? products of China)`,
    'm',
  ),
  atLeast,
})

/**
 * The lists whose numbers stand alone between two subdivisions of the notes. The lists of note 16(c) (metals) share
 * their pages in columns and those of note 33(g) mix headings with words, so a person transcribes them
 * (packages/tariff/data/lists).
 */
export const NOTE_LISTS: readonly NoteList[] = [
  china('20(b)', 'b', '9903.88.01', 856),
  china('20(d)', 'd', '9903.88.02', 283),
  china('20(f)', 'f', '9903.88.03', 5906),
  china('20(s)', 's', '9903.88.15', 2958),
  china('31(b)', 'b', '9903.91.01', 348),
  china('31(c)', 'c', '9903.91.02', 2),
  china('31(d)', 'd', '9903.91.03', 10),
  china('31(f)', 'i', '9903.91.05', 18),
  china('31(g)', 'g', '9903.91.06', 5),
  china('31(j)', 'j', '9903.91.11', 3),
  {
    program: 'section-232-wood',
    list: '37(d)',
    anchor: /^\(d\) The rates of duty set forth in headings 9903\.76\.02[^:]+:/m,
    atLeast: 4,
  },
  {
    program: 'section-232-wood',
    list: '37(f)',
    anchor: /^\(f\) Except for as provided by 9903\.76\.04, the rates of duty set forth[^:]+:/m,
    atLeast: 3,
  },
]

/** Sentences on which the programs of the product rest. Where one is gone, the law has changed more than its lists. */
export const ANCHOR_SENTENCES: readonly RegExp[] = [
  /For the purposes of heading 9903\.88\.01, products of China, as provided for in this note, shall be subject to an additional/,
  /As provided in headings? 9903\.91\.01/,
  /apply to the full customs value of articles classifiable in the provisions of the HTSUS/,
  /Except as provided for in headings? 9903\.94\.02/,
]
