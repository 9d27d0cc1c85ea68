/** The text of a U.S. note to subchapter III of chapter 99 on a heading, in the words of the law. */
export interface NoteExcerpt {
  /** The number of the note: '20'. */
  readonly note: string
  /** A paragraph of the note, or its first sentences and '…'. */
  readonly text: string
}

/** Lines that every page has in addition to the notes. */
const FURNITURE =
  /^\s*(?:Annotated for Statistical Reporting Purposes|Harmonized Tariff Schedule of the United States .*\(\d{4}\)|XXII|U\.S\. Notes \(con\.\)|99 - III - \d+)\s*$/
/** A note begins in the first column, with its number alone, its subdivision (a) or a remark of the compiler. */
const NOTE = /^ ?(\d{1,2})\.\s*(?:$|\(a\)|\[|(?=[A-Z]))/
const SUBDIVISION = /^\s*(?:\d{1,2}\.\s+)?\([a-z]{1,5}\)(?:\s*\([ivx]+\))?\s+[A-Z[(]/
/** The first note whose number is certain, and the last before those whose title follows the number. */
const FIRST_NOTE = 13
const TITLED_FROM = 29
/** Notes that the text leaves out between two others. */
const MOST_LEFT_OUT = 2

/** A paragraph that says what headings do; one that begins with 'Except' speaks of other headings first. */
const OPENING =
  /^(?:\d{1,2}\.\s+)?(?:\([a-z]{1,5}\)\s*){1,2}(?:Except (?:for as|as) provided by 9903\.\d\d\.\d\d, )?(?:For (?:the )?purposes of |As provided in |The rates? of duty set forth in )?(?:sub)?headings? (9903\.\d\d\.\d\d(?:(?:, and |, | and )9903\.\d\d\.\d\d)*)(?= |,)/i
const HEADING = /9903\.\d\d\.\d\d/g
const WHOLE = /[.:;\]]$/
/** 'Heading 9903.94.02 applies to:' says nothing without the list after it. */
const ONLY_A_LIST = /\bto:$/
/** The remarks of the schedule's compiler, which are not the law. */
const REMARK = /\s*\[Compiler['’]s note[^\]]*\]/g
const SOFT_HYPHEN = /\u00ad/g
const SENTENCE_ENDS = /(?<!U\.S|No|Reg|Fed)\. (?=[A-Z])/g
const LONGEST = 600
/** A first sentence that is longer than this lists numbers. */
const MOST = 1300

/**
 * Reads what the notes say of each heading from the text of subchapter III as the USITC publishes it. A heading has the
 * paragraph that names the fewest; one that no paragraph begins with has none. Paragraphs whose end a page hides are
 * left out.
 */
export function readNoteExcerpts(text: string): Map<string, NoteExcerpt> {
  const found = new Map<string, NoteExcerpt & { named: number }>()
  for (const { note, text: paragraph } of paragraphsOf(text)) {
    const opening = OPENING.exec(paragraph)?.[1]
    if (!opening || note === '0' || !WHOLE.test(paragraph) || ONLY_A_LIST.test(paragraph)) continue
    const excerpt = inShort(paragraph)
    if (!excerpt) continue
    const headings = opening.match(HEADING) ?? []
    for (const heading of headings.map((dotted) => dotted.replaceAll('.', ''))) {
      const known = found.get(heading)
      if (!known || headings.length < known.named)
        found.set(heading, { note, text: excerpt, named: headings.length })
    }
  }
  const inOrder = [...found].sort(([one], [other]) => one.localeCompare(other))
  return new Map(inOrder.map(([heading, { note, text: excerpt }]) => [heading, { note, text: excerpt }]))
}

/** The paragraphs of the notes, each with the number of its note. A page may end inside one. */
function paragraphsOf(text: string): { note: string; text: string }[] {
  const paragraphs: { note: string; lines: string[] }[] = []
  let note = 0
  let isOpen = false
  for (const line of text.split(/\r?\n/).map((raw) => raw.replaceAll('\f', ''))) {
    if (FURNITURE.test(line)) continue
    if (!line.trim()) {
      isOpen = isOpen && !WHOLE.test(paragraphs.at(-1)?.lines.at(-1) ?? '.')
      continue
    }
    const next = noteFrom(line, note)
    if (next || SUBDIVISION.test(line) || !isOpen) paragraphs.push({ note: String(next ?? note), lines: [] })
    note = next ?? note
    isOpen = true
    paragraphs.at(-1)?.lines.push(line.trim())
  }
  return paragraphs.map(({ note: number, lines }) => ({
    note: number,
    // The text of the USITC has soft hyphens for dashes.
    text: lines.join(' ').replace(/\s+/g, ' ').replace(SOFT_HYPHEN, '–').replace(REMARK, ''),
  }))
}

/** The note that begins with a line; the exclusions inside note 20 are numbered too, without subdivisions. */
function noteFrom(line: string, before: number): number | undefined {
  const [start, digits] = NOTE.exec(line) ?? []
  if (!start || !digits) return undefined
  const number = Number(digits)
  const isTitle = /\.\s*$/.test(start) && line.trim() !== `${number}.`
  const isNext =
    before === 0 ? number === FIRST_NOTE : number > before && number <= before + 1 + MOST_LEFT_OUT
  return isNext && (!isTitle || (number > TITLED_FROM && number === before + 1)) ? number : undefined
}

/** A paragraph without the number of its note, or its first whole sentences; undefined where the first is too long. */
function inShort(paragraph: string): string | undefined {
  const text = paragraph.replace(/^\d{1,2}\.\s+/, '')
  if (text.length <= LONGEST) return text.endsWith(':') ? `${text} …` : text
  const ends = [...text.matchAll(SENTENCE_ENDS)].map(({ index }) => index + 1)
  const last = ends.findLast((end) => end <= LONGEST) ?? ends[0] ?? text.length
  if (last > MOST) return undefined
  return last < text.length ? `${text.slice(0, last)} …` : text
}
