/** How the goods came, by the words of a notice: ports, carriers and numbers of trips are other ones by air than by sea. */
export type NoticeWay = 'air' | 'sea' | 'rail' | 'road'

/** Words that only the papers of one way have; what is there first decides, as a notice by sea may name a truck. */
const WORDS: readonly (readonly [NoticeWay, RegExp])[] = [
  ['sea', /\b(?:vessel|vsl|voyage|voy|ocean|mbl|bill of lading|container (?:no|number))\b|\bm\/v\b/i],
  ['air', /\b(?:m?awb|hawb|air ?waybill|flight|airport|airline|air cargo|air freight)\b/i],
  ['rail', /\b(?:railroad|railway|railcar|rail car|rail (?:waybill|bill|carrier)|train)\b/i],
  ['road', /\b(?:paps|truck(?:er|ing)?|trailer|tractor|pro (?:no|number)|motor carrier|border crossing)\b/i],
]

/** The way of a notice with the words that say it; undefined when none of its words does. */
export function wayInWords(text: string): { way: NoticeWay; found: string } | undefined {
  for (const [way, words] of WORDS) {
    const found = words.exec(text)?.[0]
    if (found) return { way, found }
  }
  return undefined
}

/** The way of a notice; undefined when none of its words says it. */
export const wayOfNotice = (text: string): NoticeWay | undefined => wayInWords(text)?.way
