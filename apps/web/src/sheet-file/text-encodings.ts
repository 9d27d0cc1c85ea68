/** Encodings of before Unicode in which programs write CSV, by the names that `TextDecoder` has for them. */
export const ENCODINGS = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'macintosh',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
] as const
export type Encoding = (typeof ENCODINGS)[number]

export const decoded = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding).decode(bytes)

/** The part of a file that is examined to find its encoding. */
const MOST_BYTES = 20_000

/** One character beyond ASCII: its first byte, its second one (0 for none), and how it reads. */
type Judge = (character: string, first: number, second: number) => number

const isIn = (first: number, from: number, to: number): boolean => first >= from && first <= to
const among =
  (letters: string): Judge =>
  (character) =>
    letters.includes(character) ? 1 : /\p{L}/u.test(character) ? 0.3 : 0

/**
 * The likelihood of each character in a text of its encoding, from 0 to 1. Chinese, Korean and Japanese
 * standards begin with the characters of everyday use (GB 2312, KS X 1001, Big5 and JIS X 0208, level 1);
 * other pages have the letters of the languages that they were made for.
 */
const JUDGES: Partial<Record<Encoding, Judge>> = {
  'euc-kr': (character, first) => (/[가-힣]/.test(character) ? 1.02 : isIn(first, 0xa1, 0xa3) ? 0.7 : 0),
  gb18030: (_, first, second) =>
    isIn(first, 0xb0, 0xd7) && second >= 0xa1 ? 1 : isIn(first, 0xa1, 0xa3) && second >= 0xa1 ? 0.7 : 0.1,
  big5: (_, first) => (isIn(first, 0xa4, 0xc6) ? 1 : isIn(first, 0xa1, 0xa3) ? 0.7 : 0.1),
  shift_jis: (character, first) =>
    /[ぁ-んァ-ヶー]/.test(character)
      ? 1
      : /[ｦ-ﾟ]/.test(character)
        ? 0.65
        : isIn(first, 0x88, 0x97)
          ? 0.9
          : /[、。・（）]/.test(character)
            ? 0.7
            : 0.1,
  'windows-1251': (character) => (/[а-яё]/.test(character) ? 1 : /[А-ЯЁ]/.test(character) ? 0.7 : 0.1),
  'windows-1253': (character) => (/[α-ωά-ώ]/.test(character) ? 1 : /[Α-ΩΆ-Ώ]/.test(character) ? 0.7 : 0.1),
  'windows-1252': among('äöüßÄÖÜéèêëàâáçñóòôíìîïúùûåøæÅØÆÉÀÇÑ€–’“”°²³'),
  'windows-1250': among('ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžÁČĎÉÍŇŘŠŤÚŮÝŽőűöüŐŰäăâîşţđ€–’“”°'),
  macintosh: among('äöüßÄÖÜéèêëàâáçñóòôíìîïúùûåøæÅØÆÉÀÇÑ–’“”°'),
  'windows-1254': among('ğışİĞŞöüçÖÜÇâ€–’“”°'),
}

/** Encodings whose characters beyond ASCII have two bytes. */
const IN_PAIRS: ReadonlySet<Encoding> = new Set(['gb18030', 'big5', 'shift_jis', 'euc-kr'])

/** Encodings of other alphabets: a word has no Latin letters among theirs. */
const OTHER_ALPHABETS: ReadonlySet<Encoding> = new Set(['windows-1251', 'windows-1253'])
const isLatin = (byte: number | undefined): boolean =>
  byte !== undefined && byte < 0x80 && /[a-z]/i.test(String.fromCharCode(byte))

const isSmallLatin = (byte: number | undefined): boolean => byte !== undefined && isIn(byte, 0x61, 0x7a)

/** The likelihood of a text in an encoding; 0 when its bytes are not of it. */
function likelihood(bytes: Uint8Array, encoding: Encoding, judge: Judge): number {
  let sum = 0
  let count = 0
  const decoder = new TextDecoder(encoding, { fatal: true })
  for (let at = 0; at < bytes.length; at += 1) {
    const first = bytes[at]!
    if (first < 0x80) continue
    const isSingle = !IN_PAIRS.has(encoding) || (encoding === 'shift_jis' && isIn(first, 0xa1, 0xdf))
    const second = isSingle ? 0 : (bytes[at + 1] ?? 0)
    try {
      const character = decoder.decode(bytes.subarray(at, at + (isSingle ? 1 : 2)))
      const isMixed = OTHER_ALPHABETS.has(encoding) && (isLatin(bytes[at - 1]) || isLatin(bytes[at + 1]))
      // No word goes on with a capital letter: 'QtŽ' is 'Qté' of a Mac.
      const isCapitalInside = isSingle && /\p{Lu}/u.test(character) && isSmallLatin(bytes[at - 1])
      sum += isMixed || isCapitalInside ? 0 : judge(character, first, second)
    } catch {
      return 0
    }
    count += 1
    if (!isSingle) at += 1
  }
  return count === 0 ? 0 : sum / count
}

/** The encoding that a text without Unicode most likely has; Windows-1252, in which most programs write, when none is likelier. */
export function likelyEncoding(bytes: Uint8Array): Encoding {
  const looked = wholeLines(bytes.subarray(0, MOST_BYTES))
  let best: Encoding = 'windows-1252'
  let most = likelihood(looked, best, JUDGES[best]!)
  for (const [encoding, judge] of Object.entries(JUDGES) as [Encoding, Judge][]) {
    const found = likelihood(looked, encoding, judge)
    if (found > most + 0.01) [best, most] = [encoding, found]
  }
  // Two or three characters may be Korean as well as Chinese: more suppliers write Chinese.
  const isShort = looked.filter((byte) => byte >= 0x80).length <= 6
  return best === 'euc-kr' && isShort && likelihood(looked, 'gb18030', JUDGES.gb18030!) === 1
    ? 'gb18030'
    : best
}

/** Bytes up to the last end of a line, so that no character is cut. */
function wholeLines(bytes: Uint8Array): Uint8Array {
  const end = bytes.lastIndexOf(0x0a)
  return end > 0 ? bytes.subarray(0, end) : bytes
}

/** UTF-16 without its mark: every other byte of Latin text is zero. */
export function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const looked = bytes.subarray(0, 200)
  const zeros = (parity: number) => looked.filter((byte, index) => index % 2 === parity && byte === 0).length
  const [even, odd] = [zeros(0), zeros(1)]
  if (odd > looked.length / 4 && even === 0) return 'utf-16le'
  return even > looked.length / 4 && odd === 0 ? 'utf-16be' : undefined
}
