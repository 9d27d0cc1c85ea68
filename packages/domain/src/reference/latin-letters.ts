/**
 * Letters and signs that decompose into nothing plainer, as Latin-ASCII of Unicode CLDR writes them; '×' is the X that
 * measures are written with.
 */
const PLAIN: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Ð: 'D',
  ð: 'd',
  Đ: 'D',
  đ: 'd',
  Ø: 'O',
  ø: 'o',
  Þ: 'TH',
  þ: 'th',
  ẞ: 'SS',
  ß: 'ss',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  ĸ: 'q',
  Ł: 'L',
  ł: 'l',
  Ŋ: 'N',
  ŋ: 'n',
  Œ: 'OE',
  œ: 'oe',
  Ŧ: 'T',
  ŧ: 't',
  Ə: 'E',
  ə: 'e',
  Ɓ: 'B',
  ɓ: 'b',
  Ɗ: 'D',
  ɗ: 'd',
  Ƙ: 'K',
  ƙ: 'k',
  Ɨ: 'I',
  ɨ: 'i',
  Ɵ: 'O',
  ɵ: 'o',
  Ƶ: 'Z',
  ƶ: 'z',
  Ǥ: 'G',
  ǥ: 'g',
  '´': "'",
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  ʻ: "'",
  ʼ: "'",
  ʹ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '‹': "'",
  '›': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '×': 'X',
  '÷': '/',
  '⁄': '/',
  '∕': '/',
  '·': '.',
  '•': '.',
  '。': '.',
  '、': ',',
  '±': '+/-',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '©': '(C)',
  '®': '(R)',
  '¿': '?',
  '¡': '!',
  '⌀': 'DIA ',
  '\u2126': 'OHM',
  // In 'µm' and 'µF' of measures; without it a micrometer is a meter.
  '\u00b5': 'u',
  Ɛ: 'E',
  Ǝ: 'E',
}

/**
 * Text with what has a plain form in place of letters with marks, Latin letters beyond ASCII, wide and small forms, and
 * typographic signs: 'Đà Nẵng' is 'Da Nang', '60×60' is '60X60'. Letters of other scripts stay as they are.
 */
export const latinLetters = (text: string): string =>
  withPlain(
    // Marks that nobody sees, such as soft hyphens, cut no word in two.
    withPlain(text.replace(/\p{Cf}/gu, ''))
      // '1½' is 1 1/2, not 11/2.
      .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
      .normalize('NFKD')
      .replace(/\p{M}/gu, ''),
  )

const withPlain = (text: string): string =>
  text.replace(/[^ -~]/gu, (character) => PLAIN[character] ?? character)
