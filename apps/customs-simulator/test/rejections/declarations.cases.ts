import { before, type Edit, heading, put } from '../image-edits.ts'

/** Records 54 of the only line of the sample entry. */
const declared = (...records: string[]): Edit[] => [before('62', ...records)]
const goodsOf = (hts: string): Edit => put('50', 3, hts)
const origin = (country: string): Edit[] => [put('40', 9, country), put('47', 4, `${country}HSI118TAI`, 1)]

/** A detail of craft beverages whose fields one after another are as given. */
const craftDetail = ({
  group = 'X'.repeat(10),
  producer = 'TTB-FP-ABC1234',
  name = 'BODEGA SOL',
  allocation = '0'.repeat(12),
  credit = ' ',
  designation = 'W0001A',
  rate = '00010700',
}: Partial<
  Record<'group' | 'producer' | 'name' | 'allocation' | 'credit' | 'designation' | 'rate', string>
>) =>
  `5405${group.padEnd(10)}${producer.padEnd(18)}${name.padEnd(21)}${allocation.padEnd(12)}${credit}${designation.padEnd(6)}${rate.padEnd(8)}`

/** Wine of a craft producer with its claim, its detail and its tax. */
const craft = (detail: Parameters<typeof craftDetail>[0]): Edit[] => [
  put('40', 55, 'C'),
  before('62', craftDetail(detail), '60017       000'),
]

/** Edits of the only line of the sample entry, each with the conditions that its declaration causes. */
export const DECLARATION_REJECTIONS: [string, Edit[], string[]][] = [
  ['a declaration without its type', declared('54'), ['525']],
  ['a declaration of unknown type', declared('5499'), ['526']],
  ['softwood lumber without a yes or no', [goodsOf('4407110001'), ...declared('5401       1000')], ['527']],
  ['softwood lumber of another answer', [goodsOf('4407110001'), ...declared('5401X      1000')], ['527']],
  ['softwood lumber without its price', [goodsOf('4407110001'), ...declared('5401Y')], ['528']],
  [
    'letters in the charges of lumber',
    [goodsOf('4407110001'), ...declared('5401Y      1000ABCDEFGHIJ')],
    ['529'],
  ],
  ['lumber declared for lamps', declared('5401Y      1000'), ['773']],
  ['an exclusion without its number', declared('5402'), ['769']],
  ['an exclusion of five characters', declared('5402STL12'), ['770']],
  [
    'steel with its duty and an exclusion',
    [before('50', heading('99038001')), ...declared('5402STL123456')],
    ['772', '794'],
  ],
  [
    'Korean steel without its certificate',
    [...origin('KR'), goodsOf('7208101500'), ...declared('5404')],
    ['791', '60D'],
  ],
  [
    'a Korean certificate for steel of Taiwan',
    [goodsOf('7208101500'), ...declared('5404123456789')],
    ['60D', '774'],
  ],
  ['copper of the United States', [...origin('US'), ...declared('5412TW   TW   TW')], ['774']],
  ['copper without the country of its smelt', declared('5412          TW'), ['869']],
  ['copper smelted in no country', declared('5412QQ        TW'), ['870']],
  ['copper smelted a second time in no country', declared('5412TW   QQ   TW'), ['871']],
  ['copper without the country of its cast', declared('5412TW'), ['872']],
  ['copper cast in no country', declared('5412TW        QQ'), ['873']],
  ['aluminum without any smelt', declared('5407N    N    TW'), ['850']],
  [
    'aluminum bars of an unknown country',
    [goodsOf('7604101000'), ...declared('5407Y  UNN    TW')],
    ['60D', '856'],
  ],
  ['an article of unknown aluminum without its duty', declared('5407Y  UNN    TW'), ['60B']],
  ['steel sheets of other countries', [goodsOf('7208101500'), ...declared('5408  OTH')], ['60D', '844']],
  ['another certification of a case', declared('5406ADCVD'), ['817']],
  [
    'another certification of solar panels',
    [put('11', 42, '080124'), before('50', heading('99034529')), ...declared('5409201BIFAC')],
    ['837'],
  ],
  [
    'solar panels certified without their heading',
    [put('11', 42, '080124'), ...declared('5409201BIFAC CERT')],
    ['838'],
  ],
  ['metal under section 232 without its countries', [before('50', heading('99038202'))], ['794']],
  ['the heading of solar panels without certification', [before('50', heading('99034529'))], ['836']],
  [
    'solar panels certified after their time',
    [before('50', heading('99034529')), ...declared('5409201BIFAC CERT')],
    ['777'],
  ],
  [
    'steel of before April 2026 without the country where it was melted',
    [before('50', heading('99038189'))],
    ['794'],
  ],
  [
    'aluminum of before April 2026 with the country of its steel alone',
    [before('50', heading('99038508')), ...declared('5408JP')],
    ['794'],
  ],
  [
    'another certification of cranes',
    [before('50', heading('99039109')), ...declared('5410301STS')],
    ['845'],
  ],
  ['cranes certified without their heading', declared('5410301STS CERT'), ['846']],
  ['the heading of cranes without certification', [before('50', heading('99039109'))], ['847']],
  [
    'a license of car parts of another form',
    [before('50', heading('99039405')), ...declared('541112345678')],
    ['857'],
  ],
  [
    'a license of car parts with their duty',
    [
      before('50', heading('99039405', '0000100000')),
      put('90', 3, '00000147303'),
      ...declared('5411AB123456'),
    ],
    ['866'],
  ],
  ['a craft claim without its detail', [put('40', 55, 'C')], ['798']],
  ['a craft detail without its claim', [before('62', craftDetail({}), '60017       000')], ['799']],
  ['a craft detail without tax', [put('40', 55, 'C'), before('62', craftDetail({}))], ['811']],
  ['craft wine without its importation', [...craft({}), put('11', 48, ' '.repeat(6))], ['824']],
  ['craft wine without the group of its importer', craft({ group: '' }), ['800']],
  ['craft wine without a producer', craft({ producer: '' }), ['801']],
  ['craft wine without the name of its producer', craft({ name: '' }), ['802']],
  ['craft wine without its allocation', craft({ allocation: '' }), ['803']],
  ['letters in the allocation of craft wine', craft({ allocation: 'ABCDEFGHIJKL' }), ['804']],
  ['craft wine without its rate', craft({ designation: '' }), ['805']],
  ['craft wine without the tax rate', craft({ rate: '' }), ['806']],
  ['letters in the tax rate of craft wine', craft({ rate: 'ABCDEFGH' }), ['807']],
  ['a flavor credit other than Y', craft({ credit: 'N' }), ['814']],
]
