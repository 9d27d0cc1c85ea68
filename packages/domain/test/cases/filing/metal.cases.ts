import type { CaseTable } from '../cases.ts'

const steelRow = { tariff_rows: [{ hts: '9903.82.09', duty: '0.00' }] }
const answer = (said: string) => ({
  htsus: '7318.15.8085',
  tariff_answers: [{ question: 'metal_origin', answer: said }],
})

/** The cases of `metal.rules.ts`. */
export const METAL_CASES: CaseTable = {
  FILING_STEEL_MELT: {
    breaks: {
      'there is no country XX': { metal: { steel_melt_pour: 'XX' } },
      'UN is a word for aluminum': { metal: { steel_melt_pour: 'UN' } },
    },
    meets: {
      'steel of Japan': { metal: { steel_melt_pour: 'JP' } },
      'a country that is not known': { metal: { steel_melt_pour: 'OTH' } },
    },
  },
  FILING_ALUMINUM_SMELT: {
    breaks: { 'OTH is a word for steel': { metal: { aluminum_primary_smelt: 'OTH' } } },
    meets: { 'a smelter that is not known': { metal: { aluminum_primary_smelt: 'UN' } } },
  },
  FILING_ALUMINUM_SECOND_SMELT: {
    breaks: { 'a country by name': { metal: { aluminum_secondary_smelt: 'ICELAND' } } },
    meets: { 'no second smelter': { metal: { aluminum_secondary_smelt: 'N/A' } } },
  },
  FILING_ALUMINUM_CAST: {
    breaks: { 'goods are always cast somewhere': { metal: { aluminum_cast: 'N/A' } } },
    meets: { 'cast in Norway': { metal: { aluminum_cast: 'NO' } } },
  },
  FILING_COPPER_SMELT: {
    breaks: { 'UN is a word for aluminum': { metal: { copper_primary_smelt: 'UN' } } },
    meets: { 'copper of Chile': { metal: { copper_primary_smelt: 'CL' } } },
  },
  FILING_COPPER_SECOND_SMELT: {
    breaks: { 'there is no country ZZ': { metal: { copper_secondary_smelt: 'ZZ' } } },
    meets: { 'no second smelter': { metal: { copper_secondary_smelt: 'N/A' } } },
  },
  FILING_COPPER_CAST: {
    breaks: { 'three letters of Korea': { metal: { copper_cast: 'KOR' } } },
    meets: { 'a country that is not known': { metal: { copper_cast: 'OTH' } } },
  },
  FILING_STEEL_UNKNOWN: {
    breaks: {
      'steel sheets of a country that is not known': {
        htsus: '7208.10.1500',
        metal: { steel_melt_pour: 'OTH' },
      },
    },
    meets: {
      'screws, which are derivatives of steel': { htsus: '7318.15.8085', metal: { steel_melt_pour: 'OTH' } },
    },
  },
  FILING_ALUMINUM_UNKNOWN: {
    breaks: {
      'aluminum bars cast in a country that is not known': {
        htsus: '7604.10.1000',
        metal: { aluminum_cast: 'UN' },
      },
    },
    meets: {
      'ladders, which are derivatives of aluminum': { htsus: '7616.99.5190', metal: { aluminum_cast: 'UN' } },
    },
  },
  FILING_ALUMINUM_UNKNOWN_DUTY: {
    breaks: {
      'an unknown smelter without the duty on Russian aluminum': {
        htsus: '7616.99.5190',
        metal: { aluminum_primary_smelt: 'UN', aluminum_cast: 'NO' },
      },
    },
    meets: {
      'an unknown smelter with that duty': {
        htsus: '7616.99.5190',
        metal: { aluminum_primary_smelt: 'UN', aluminum_cast: 'NO' },
        tariff_rows: [{ hts: '9903.85.68', duty: '0.00' }],
      },
    },
  },
  FILING_METAL_ANSWER: {
    breaks: {
      'American steel that was melted in Mexico': {
        ...answer('united_states'),
        metal: { steel_melt_pour: 'MX' },
      },
      'British steel that was melted in Belgium': {
        ...answer('united_kingdom'),
        metal: { steel_melt_pour: 'BE' },
      },
      'Russian aluminum without a smelter in Russia': {
        ...answer('russia'),
        metal: { aluminum_primary_smelt: 'AE', aluminum_cast: 'AE' },
      },
    },
    meets: {
      'aluminum of which Russia smelted the smaller part': {
        ...answer('russia'),
        metal: { aluminum_primary_smelt: 'AE', aluminum_secondary_smelt: 'RU', aluminum_cast: 'AE' },
      },
      'American steel that was melted there': {
        ...answer('united_states'),
        metal: { steel_melt_pour: 'US' },
      },
    },
  },
  FILING_METAL_OF_LINE_NOT_SENT: {
    breaks: {
      'aluminum without its country of cast': {
        htsus: '7616.99.5190',
        metal: { aluminum_primary_smelt: 'AE' },
      },
      'copper without its largest smelt': { htsus: '7411.10.1030', metal: { copper_cast: 'CL' } },
      'steel goods of Puerto Rico': {
        htsus: '7318.15.8085',
        origin_country: 'PR',
        metal: { steel_melt_pour: 'JP' },
      },
    },
    meets: {
      'steel and copper of one derivative': {
        metal: { steel_melt_pour: 'JP', copper_primary_smelt: 'CL', copper_cast: 'CL' },
      },
    },
  },
  FILING_METAL_REQUIRED: {
    breaks: {
      'a derivative of steel without any country': steelRow,
      'steel under a duty of before April 2026': { tariff_rows: [{ hts: '9903.81.89', duty: '0.00' }] },
      'aluminum of before April 2026 with the country of steel alone': {
        tariff_rows: [{ hts: '9903.85.08', duty: '0.00' }],
        metal: { steel_melt_pour: 'JP' },
      },
    },
    meets: {
      'steel of before April 2026 with its country': {
        tariff_rows: [{ hts: '9903.81.89', duty: '0.00' }],
        metal: { steel_melt_pour: 'JP' },
      },
      'copper of before April 2026, for which no record existed': {
        tariff_rows: [{ hts: '9903.78.01', duty: '0.00' }],
      },
      'a derivative with the country of its steel': { ...steelRow, metal: { steel_melt_pour: 'JP' } },
      'a derivative with the country of step 2': {
        ...steelRow,
        contains_metal: 'Y',
        country_of_melt_pour: 'DE',
      },
      'less than 15 percent of metal by weight': { tariff_rows: [{ hts: '9903.82.03', duty: '0.00' }] },
      'goods of Guam': { ...steelRow, origin_country: 'GU' },
    },
  },
}
