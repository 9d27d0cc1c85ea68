import { expect, test } from 'vitest'
import { readCountry } from './read-country.ts'

const COUNTRIES: [string, string[]][] = [
  [
    'CN',
    [
      'P.R.C.',
      'PR China',
      'P.R. China',
      'China (PRC)',
      "People's Republic of China",
      '中国',
      'CN-China',
      'Made in China',
    ],
  ],
  ['US', ['U.S.A.', 'USA', 'United States of America', 'MADE IN THE USA']],
  ['AE', ['UAE', 'U.A.E.', 'United Arab Emirates (UAE)', 'Emirates']],
  ['MO', ['Macau', 'Macao']],
  ['KR', ['Korea South', 'S. Korea', 'Korea, Republic of', 'Republic of Korea', '한국']],
  ['TR', ['Türkiye', 'Turkey', 'TURKIYE']],
  ['CZ', ['Czechia', 'Czech Republic']],
  ['MM', ['Myanmar', 'Burma']],
  ['CI', ['Ivory Coast', 'Côte d’Ivoire', "Cote d'Ivoire"]],
  ['MK', ['North Macedonia']],
  ['NL', ['The Netherlands', 'Holland', 'Nederland']],
  ['LA', ['Laos', 'Lao PDR']],
  ['TZ', ['Tanzania']],
  ['MD', ['Moldova']],
  ['BN', ['Brunei']],
  ['VN', ['VN - Vietnam', 'Viet Nam', 'Việt Nam', 'Vietnam (VN)', 'VNM']],
  ['DE', ['Deutschland', 'Germany', 'Allemagne', 'DE-Germany']],
  ['IR', ['Iran (Islamic Republic of)', 'Iran']],
  ['CD', ['Congo, Democratic Republic of', 'DR Congo']],
  ['BA', ['Bosnia & Herzegovina']],
  ['GB', ['U.K.', 'Great Britain', 'England']],
  ['IT', ['Italia']],
  ['ES', ['España']],
  ['JP', ['日本']],
]
test.each(COUNTRIES.flatMap(([code, names]) => names.map((name) => [name, code])))(
  '%j is %s',
  (name, code) => {
    expect(readCountry(name)).toBe(code)
  },
)

test.each([
  'EU',
  'European Union',
  'Scotland',
  'Congo',
  'China/Vietnam',
  'China or Taiwan',
  'Asia',
  'various',
  'N/A',
  'Virgin Islands',
])('%j is no one country of origin', (name) => {
  expect(readCountry(name)).toBeUndefined()
})
