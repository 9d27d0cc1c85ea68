import { before, type Edit, put } from '../image-edits.ts'

/** An invoice up to column 35, before the ranges of its lines. */
const INVOICE = `42${'TWHSI118TAI'.padEnd(15)}${'A1'.padEnd(18)}`
/** An electronic invoice is paid on a statement. */
export const ELECTRONIC: Edit[] = [put('10', 41, 'Y'), put('10', 51, '2030926')]
const invoiced = (ranges: string): Edit[] => [...ELECTRONIC, before('44', INVOICE + ranges)]
/** Record 54 before the fees: aluminum of one country, or the steel of one. */
const declared = (...records: string[]): Edit[] => [before('62', ...records)]

/** Edits of the only line of the sample entry, each with the conditions that it must cause. */
export const OPTIONAL_LINE_REJECTIONS: [string, Edit[], string[]][] = [
  ['an asterisk in the line identifier', [put('40', 5, '0*1')], ['822']],
  ['a product claim that is none', [put('40', 55, 'Z')], ['417']],
  ['a net cost other than Y', [put('40', 57, 'N')], ['422']],
  ['an exemption from fees that is none', [put('40', 58, '3')], ['423']],
  ['a textile category with letters', [put('40', 52, 'A12')], ['425']],
  ['a textile export date of 30 February', [put('40', 19, '023026')], ['430']],
  ['an indicator of a set that is none', [put('40', 8, 'Y')], ['403']],
  ['the status in a zone on type 01', [before('44', '41N      0000000001')], ['678', '680']],
  ['a zone filing date on type 01', [before('44', '41P0101260000000001')], ['678', '672', '680']],
  ['an electronic invoice without its lines', ELECTRONIC, ['446']],
  ['invoice lines without electronic invoice', [before('44', `${INVOICE}0001 0002`)], ['447']],
  ['an invoice without supplier', [...invoiced('0001 0002'), put('42', 3, ' '.repeat(15))], ['451']],
  ['an invoice without number', [...invoiced('0001 0002'), put('42', 18, ' '.repeat(17))], ['448']],
  ['an invoice without lines', invoiced('     0002'), ['455']],
  ['an invoice without its last line', invoiced('0001     '), ['456']],
  ['invoice lines from zero', invoiced('0000 0002'), ['454']],
  ['a second range of lines from zero', invoiced('0003 0004 0000 0002'), ['457']],
  ['invoice lines backwards', invoiced('0004 0002'), ['458']],
  ['an invoice line twice', invoiced('0001 0003 0003 0004'), ['459']],
  ['a ruling without its kind', [before('44', '43      123456')], ['460']],
  ['a ruling of unknown kind', [before('44', '43X     123456')], ['461']],
  ['a license without its type', [before('62', '52  1234567890')], ['471']],
  ['a license without its number', [before('62', '5214')], ['474']],
  ['an override without its reason', [before('89', 'CW02     27A')], ['486']],
  ['a census warning overridden twice', [before('89', 'CW02     27A0127A01')], ['488']],
  ['a revenue without class', [before('62', '61          000')], ['763']],
  ['a revenue in letters', [before('62', '61672ABCDEFGHIJ')], ['766', '667']],
  ['aluminum of unknown applicability', declared('5407X    N    TW'), ['826']],
  ['aluminum without applicability', declared('5407   TWN    TW'), ['848']],
  ['aluminum without the country of its smelt', declared('5407Y    N    TW'), ['827']],
  ['a smelt that does not apply with a country', declared('5407N  TWY  TWTW'), ['828']],
  ['aluminum smelted in no country', declared('5407Y  QQN    TW'), ['829']],
  ['second aluminum of unknown applicability', declared('5407Y  TWX    TW'), ['830']],
  ['second aluminum without applicability', declared('5407Y  TW     TW'), ['849']],
  ['second aluminum without country', declared('5407Y  TWY    TW'), ['831']],
  ['a second smelt that does not apply with a country', declared('5407Y  TWN  TWTW'), ['832']],
  ['second aluminum of no country', declared('5407Y  TWY  QQTW'), ['833']],
  ['aluminum without the country of its cast', declared('5407Y  TWN'), ['834']],
  ['aluminum cast in no country', declared('5407Y  TWN    QQ'), ['835']],
  ['steel without country', declared('5408'), ['840']],
  ['steel of no country', declared('5408QQ'), ['841']],
  ['steel of unknown applicability', declared('5408  ABC'), ['842']],
  ['steel of a country that does not apply', declared('5408TWOTH'), ['843']],
  ['steel declared twice', declared('5408TW', '5408TW'), ['783']],
  ['a tax of a class that does not exist', [before('62', '60777         0')], ['532']],
  ['a component without its set', [put('40', 8, 'V')], ['404', '625', '629', '480']],
  ['a set without components', [put('40', 8, 'X')], ['405']],
]

/** Edits of a set of two lines, of which the first is the header. */
export const SET_CONDITIONS: [string, Edit[], string][] = [
  ['a first component of another number than the set', [put('50', 3, '8513102000', 2)], '406'],
  ['a set with internal revenue tax', [before('62', '60017         0')], '476'],
  ['a set with a case', [before('62', '53A583851000C   1000A')], '507'],
  ['a component with duty', [put('50', 14, '         1', 2)], '625'],
  ['a component with other revenue', [put('40', 8, 'V', 1), before('62', '61672         0')], '762'],
]

const fromZone = (record: string): Edit[] => [put('10', 34, '06'), before('44', record)]

/** The status of a line in a foreign trade zone. */
export const ZONE_CONDITIONS: [string, Edit[], string][] = [
  ['a zone entry without the status of its line', [put('10', 34, '06')], '670'],
  ['a line without its status', fromZone('41       0000000001'), '670'],
  ['a status that is none', fromZone('41X      0000000001'), '671'],
  ['a filing date on domestic goods', fromZone('41D0101260000000001'), '673'],
  ['privileged goods without a filing date', fromZone('41P      0000000001'), '674'],
  ['a filing date of 30 February', fromZone('41P0230260000000001'), '675'],
  ['no quantity in the zone', fromZone('41N'), '681'],
  ['letters in the quantity', fromZone('41N      ABCDEFGHIJ'), '682'],
  ['a quantity of zero', fromZone('41N      0000000000'), '683'],
]

/** Specific rates of a case. */
export const SPECIFIC_RATE_CONDITIONS: [string, Edit[], string][] = [
  ['a specific rate with a value', [before('62', '53A583851000C    1000S         100')], '542'],
  ['a specific rate without a quantity', [before('62', '53A583851000C    1000S')], '575'],
]
