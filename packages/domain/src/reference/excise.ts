/** Chapters with goods that may owe internal revenue tax: alcohol in drinks, food and perfume, and tobacco. */
const TAXED_CHAPTERS = ['21', '22', '24', '33']

/** Whether no goods of the chapter of an HTSUS number owe internal revenue tax (26 U.S.C. chapters 51 and 52). */
export function isFreeOfExcise(hts: string): boolean {
  const chapter = /^\d{2}/.exec(hts)?.[0]
  return chapter !== undefined && !TAXED_CHAPTERS.includes(chapter)
}
