import { EUROPEAN_UNION } from '../../countries/index.ts'

/** Percent and countries by the end of heading 9903.01: in force on April 9, 2025 alone (note 2(v)(xviii)). */
export const APRIL_9: ReadonlyMap<string, readonly [percent: string, countries: readonly string[]]> = new Map(
  [
    ['43', ['11', ['CD', 'CM']]],
    ['44', ['13', ['GQ', 'TD']]],
    ['45', ['14', ['NG']]],
    ['46', ['15', ['NO', 'VE']]],
    ['47', ['16', ['MZ']]],
    ['48', ['17', ['IL', 'MW', 'PH', 'ZM']]],
    ['49', ['18', ['NI', 'ZW']]],
    ['50', ['20', EUROPEAN_UNION]],
    ['51', ['21', ['CI', 'NA']]],
    ['52', ['22', ['VU']]],
    ['53', ['24', ['BN', 'JP', 'MY']]],
    ['54', ['25', ['KR']]],
    ['55', ['26', ['IN']]],
    ['56', ['27', ['KZ']]],
    ['57', ['28', ['TN']]],
    ['58', ['29', ['PK']]],
    ['59', ['30', ['DZ', 'NR', 'ZA']]],
    ['60', ['31', ['CH', 'LY', 'MD']]],
    ['61', ['32', ['AO', 'FJ', 'ID', 'TW']]],
    ['62', ['33', ['MK']]],
    ['63', ['84', ['CN', 'HK', 'MO']]],
    ['64', ['35', ['BA']]],
    ['65', ['36', ['TH']]],
    ['66', ['37', ['BD', 'BW', 'LI', 'RS']]],
    ['67', ['38', ['GY']]],
    ['68', ['39', ['IQ']]],
    ['69', ['40', ['MU']]],
    ['70', ['41', ['FK', 'SY']]],
    ['71', ['44', ['LK', 'MM']]],
    ['72', ['46', ['VN']]],
    ['73', ['47', ['MG']]],
    ['74', ['48', ['LA']]],
    ['75', ['49', ['KH']]],
    ['76', ['50', ['LS']]],
  ],
)

/** Since August 7, 2025: percent, and countries with the end of their heading 9903.02. Other countries pay 9903.01.25. */
export const SINCE_AUGUST: Readonly<Record<string, string>> = {
  '10': 'BR09 FK21 GB66',
  '15': 'AF02 AO04 BO06 BW08 CM12 TD13 CR14 CI15 CD16 EC17 GQ18 FJ22 GH23 GY24 IS25 IL29 JO31 LS34 MG37 MW38 MU40 MZ42 NA44 NR45 NZ46 NG48 MK49 NO50 PG52 TT62 TR64 UG65 VU67 VE68 ZM70 ZW71',
  '18': 'NI47',
  '19': 'KH11 ID27 MY39 PK51 PH53 TH61',
  '20': 'BD05 LK57 TW60 VN69',
  '25': 'BN10 IN26 KZ32 MD41 TN63',
  '30': 'DZ03 BA07 LY35 ZA55',
  '35': 'IQ28 RS54',
  '40': 'LA33 MM43',
  '41': 'SY59',
}

/** The countries whose totals of 15 percent began on November 14, 2025, with what they paid before, as above. */
export const UNTIL_NOVEMBER: Readonly<Record<string, string>> = { '15': 'LI36 KR56', '39': 'CH58' }
