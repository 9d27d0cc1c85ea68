/** A change of the images of a batch, for what the encoder never writes. */
export type Edit = (images: string[]) => string[]

const write = (image: string, column: number, text: string): string =>
  image.slice(0, column - 1) + text + image.slice(column - 1 + text.length)

/** Writes a text at a column, from 1, of every record of an id, or of one of them, from 1. */
export const put =
  (id: string, column: number, text: string, occurrence?: number): Edit =>
  (images) => {
    let seen = 0
    return images.map((image) => {
      if (!image.startsWith(id)) return image
      seen += 1
      return occurrence === undefined || occurrence === seen ? write(image, column, text) : image
    })
  }

/** Adds records before the first of an id. */
export const before =
  (id: string, ...records: string[]): Edit =>
  (images) =>
    images.toSpliced(
      images.findIndex((image) => image.startsWith(id)),
      0,
      ...records.map((record) => record.padEnd(80)),
    )

/** Leaves out all records of an id. */
export const without =
  (id: string): Edit =>
  (images) =>
    images.filter((image) => !image.startsWith(id))

/** Makes all edits in turn. */
export const edited = (images: string[], edits: readonly Edit[]): string[] =>
  edits.reduce((given, edit) => edit(given), images)

/** A tariff row of a heading of chapter 98 or 99, which reports no quantity. */
export const heading = (hts: string, duty = '0000000000', value = '0000000000'): string =>
  `50${hts.padEnd(10)} ${duty} ${value}`

/** Record 88 with totals of nothing. */
export const CASE_TOTALS = `88${'0'.repeat(11)} ${'0'.repeat(11)} ${'0'.repeat(11)} ${'0'.repeat(11)}`
