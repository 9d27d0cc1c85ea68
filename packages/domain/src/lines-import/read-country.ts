import { alpha2Of, COUNTRIES, isCountryCode } from '../reference/countries.ts'
import { latinLetters } from '../reference/latin-letters.ts'

/** Names that suppliers write and neither ISO 3166 nor CLDR has; compared as `plainName` writes them. */
const NAMES: Readonly<Record<string, string>> = {
  CN: 'CHINA, PRC, PR CHINA, CHINA PR, CHINA PRC, PRCHINA, MAINLAND CHINA, CHINA MAINLAND, P R OF CHINA, PR OF CHINA, CHINESE MAINLAND, 中国, 中國',
  TW: 'TAIWAN ROC, TAIWAN CHINA, CHINESE TAIPEI, TAIWAN PROVINCE OF CHINA, REPUBLIC OF CHINA, CHINA REPUBLIC OF, ROC, 台湾, 台灣, 臺灣',
  HK: 'HONGKONG, HONG KONG CHINA, HONG KONG SAR, HK SAR, HONG KONG SAR CHINA, 香港',
  MO: 'MACAU, MACAU SAR, MACAO SAR, MACAO CHINA, MACAU CHINA, 澳门',
  KR: 'KOREA, REPUBLIC OF KOREA, KOREA REPUBLIC OF, KOREA SOUTH, SOUTH KOREA, S KOREA, ROK, KOREA ROK, KOREA REP, KOREA REP OF, REP OF KOREA, 한국, 대한민국, 韩国, 韓国',
  KP: 'KOREA NORTH, N KOREA, DPRK, DEMOCRATIC PEOPLES REPUBLIC OF KOREA, KOREA DEMOCRATIC PEOPLES REPUBLIC OF',
  VN: 'VIET NAM, VIETNAM, SOCIALIST REPUBLIC OF VIETNAM, SR VIETNAM, VIET NAM SR, 越南',
  US: 'USA, US OF A, UNITED STATES, UNITED STATES AMERICA, AMERICA, 美国',
  GB: 'UK, GREAT BRITAIN, BRITAIN, ENGLAND, UNITED KINGDOM GB',
  AE: 'UAE, EMIRATES, UNITED ARAB EMIRATE, U A EMIRATES, UTD ARAB EMIRATES, UNITED ARAB EM, DUBAI UAE',
  RU: 'RUSSIA',
  TR: 'TURKEY, TURKIYE, REPUBLIC OF TURKEY, REPUBLIC OF TURKIYE',
  CZ: 'CZECHIA, CZECH REP, CZECH',
  NL: 'HOLLAND, NETHERLAND',
  MM: 'MYANMAR, BURMA',
  CI: 'IVORY COAST, COTE D IVOIRE',
  MK: 'MACEDONIA, NORTH MACEDONIA, REPUBLIC OF NORTH MACEDONIA, FYROM',
  LA: 'LAOS, LAO PDR, LAO, LAO PEOPLES DEM REP',
  TZ: 'TANZANIA',
  MD: 'MOLDOVA, REPUBLIC OF MOLDOVA',
  BN: 'BRUNEI',
  IR: 'IRAN',
  SY: 'SYRIA',
  BO: 'BOLIVIA PLURINATIONAL STATE OF, PLURINATIONAL STATE OF BOLIVIA',
  VE: 'VENEZUELA BOLIVARIAN REPUBLIC OF, BOLIVARIAN REPUBLIC OF VENEZUELA',
  SZ: 'SWAZILAND',
  CD: 'DR CONGO, DRC, CONGO DEMOCRATIC REPUBLIC OF, CONGO DEM REP, CONGO KINSHASA, D R CONGO',
  CG: 'CONGO BRAZZAVILLE, CONGO REPUBLIC OF, CONGO REP',
  CV: 'CABO VERDE',
  TL: 'EAST TIMOR',
  PS: 'PALESTINE, PALESTINIAN TERRITORIES, WEST BANK GAZA',
  SK: 'SLOVAK REPUBLIC, SLOVAKIA REPUBLIC, SLOVAK REP',
  BA: 'BOSNIA, BOSNIA HERZEGOVINA',
  FM: 'MICRONESIA',
  GM: 'GAMBIA',
  DO: 'DOMINICAN REP, DOM REP, REP DOMINICANA',
  IE: 'REPUBLIC OF IRELAND, EIRE',
  ZA: 'REPUBLIC OF SOUTH AFRICA, RSA, S AFRICA',
  LK: 'SRILANKA, CEYLON',
  NZ: 'N ZEALAND',
  PG: 'PNG',
  KG: 'KYRGYZ REPUBLIC',
  TT: 'TRINIDAD',
  VA: 'VATICAN, VATICAN CITY, HOLY SEE',
  IN: 'BHARAT',
  DE: 'FEDERAL REPUBLIC OF GERMANY, FRG',
}

/**
 * A name in capital letters without marks, punctuation, and words in front such as 'Made in'. Letters with points
 * between them are one word: 'U.S.A.' is 'USA'.
 */
const plainName = (text: string): string =>
  latinLetters(text)
    .toUpperCase()
    .replace(
      /^\s*(MADE IN|MADE IN THE|PRODUCT OF|PRODUCED IN|MANUFACTURED IN|ORIGIN|COUNTRY OF ORIGIN|COO)\b[\s:.-]*/,
      '',
    )
    .replace(/\b([A-Z])\.\s?(?=[A-Z]\b)/g, '$1')
    .replace(/['`]/g, '')
    .replaceAll('&', ' AND ')
    .replace(/[^\p{L}]+/gu, ' ')
    .replace(/\b(THE|AND)\b/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** Languages of the larger suppliers, in which CLDR names countries. */
const LANGUAGES = 'en de fr es it pt nl pl tr vi zh-Hans zh-Hant ja ko'.split(' ')

let names: ReadonlyMap<string, string | undefined> | undefined

/** Codes by name: those above first, then ISO 3166, then the names of CLDR (`Intl.DisplayNames`). */
function knownNames(): ReadonlyMap<string, string | undefined> {
  if (names) return names
  // A name that two countries share stays without a code.
  const known = new Map<string, string | undefined>([['CONGO', undefined]])
  const ofCldr = new Map<string, string>()
  const add = (name: string, code: string) => {
    const plain = plainName(name)
    if (plain.length > 1 && !known.has(plain)) known.set(plain, code)
  }
  for (const [code, list] of Object.entries(NAMES)) for (const name of list.split(', ')) add(name, code)
  for (const { name, alpha2 } of COUNTRIES) add(name, alpha2)
  for (const language of LANGUAGES) {
    const cldr = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const { alpha2 } of COUNTRIES) {
      const name = plainName(cldr.of(alpha2) ?? '')
      if (name.length < 2 || known.has(name)) continue
      if ((ofCldr.get(name) ?? alpha2) === alpha2) ofCldr.set(name, alpha2)
      else known.set(name, undefined)
    }
  }
  for (const [name, code] of ofCldr) add(name, code)
  names = known
  return known
}

/** The code of a name or a code, without what is beside it. */
function codeOf(text: string): string | undefined {
  const name = plainName(text)
  if (name.length === 2 && isCountryCode(name)) return name
  return (name.length === 3 ? alpha2Of(name) : undefined) ?? knownNames().get(name)
}

/**
 * The two letters of a country, from its code or its name in one of many languages: 'P.R.C.', 'Korea, Republic of',
 * 'VN - Vietnam', 'Deutschland'. Undefined for any other text, and where a text names two countries.
 */
export function readCountry(text: string): string | undefined {
  if (text.length > 60) return undefined
  const whole = codeOf(text)
  if (whole) return whole
  const parts = text
    .split(/[()[\]/|:;,]| [-–] |(?<=^[A-Za-z]{2,3})[- ](?=[A-Za-z]{4})/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !FORM_OF_STATE.test(part))
  const codes = parts.map(codeOf)
  return codes[0] && codes.every((code) => code === codes[0]) ? codes[0] : undefined
}

/** 'Iran (Islamic Republic of)' names one country. */
const FORM_OF_STATE =
  /^((islamic|united|bolivarian|plurinational|federated|socialist|the) )*(republic|rep\.?|states?|kingdom)( of)?$/i
