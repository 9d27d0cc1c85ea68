import { all, breaks, line, meets, metal, shipment, type Trial, tariffRows } from './changes.ts'

const steelRow = tariffRows({ hts: '9903.82.09', duty: '0.00' })
const answer = (said: string) =>
  line({ htsus: '7318.15.8085', tariff_answers: [{ question: 'metal_origin', answer: said }] })

/** The cases of `metal.rules.ts`. */
export const METAL_TRIALS: Trial[] = [
  breaks('FILING_STEEL_MELT', 'there is no country XX', metal({ steel_melt_pour: 'XX' })),
  breaks('FILING_STEEL_MELT', 'UN is a word for aluminum', metal({ steel_melt_pour: 'UN' })),
  meets('FILING_STEEL_MELT', 'steel of Japan', metal({ steel_melt_pour: 'JP' })),
  meets('FILING_STEEL_MELT', 'a country that is not known', metal({ steel_melt_pour: 'OTH' })),
  breaks('FILING_ALUMINUM_SMELT', 'OTH is a word for steel', metal({ aluminum_primary_smelt: 'OTH' })),
  meets('FILING_ALUMINUM_SMELT', 'a smelter that is not known', metal({ aluminum_primary_smelt: 'UN' })),
  breaks('FILING_ALUMINUM_SECOND_SMELT', 'a country by name', metal({ aluminum_secondary_smelt: 'ICELAND' })),
  meets('FILING_ALUMINUM_SECOND_SMELT', 'no second smelter', metal({ aluminum_secondary_smelt: 'N/A' })),
  breaks('FILING_ALUMINUM_CAST', 'goods are always cast somewhere', metal({ aluminum_cast: 'N/A' })),
  meets('FILING_ALUMINUM_CAST', 'cast in Norway', metal({ aluminum_cast: 'NO' })),
  breaks('FILING_COPPER_SMELT', 'UN is a word for aluminum', metal({ copper_primary_smelt: 'UN' })),
  meets('FILING_COPPER_SMELT', 'copper of Chile', metal({ copper_primary_smelt: 'CL' })),
  breaks('FILING_COPPER_SECOND_SMELT', 'there is no country ZZ', metal({ copper_secondary_smelt: 'ZZ' })),
  meets('FILING_COPPER_SECOND_SMELT', 'no second smelter', metal({ copper_secondary_smelt: 'N/A' })),
  breaks('FILING_COPPER_CAST', 'three letters of Korea', metal({ copper_cast: 'KOR' })),
  meets('FILING_COPPER_CAST', 'a country that is not known', metal({ copper_cast: 'OTH' })),
  breaks(
    'FILING_STEEL_UNKNOWN',
    'steel sheets of a country that is not known',
    all(line({ htsus: '7208.10.1500' }), metal({ steel_melt_pour: 'OTH' })),
  ),
  meets(
    'FILING_STEEL_UNKNOWN',
    'screws, which are derivatives of steel',
    all(line({ htsus: '7318.15.8085' }), metal({ steel_melt_pour: 'OTH' })),
  ),
  breaks(
    'FILING_ALUMINUM_UNKNOWN',
    'aluminum bars cast in a country that is not known',
    all(line({ htsus: '7604.10.1000' }), metal({ aluminum_cast: 'UN' })),
  ),
  meets(
    'FILING_ALUMINUM_UNKNOWN',
    'ladders, which are derivatives of aluminum',
    all(line({ htsus: '7616.99.5190' }), metal({ aluminum_cast: 'UN' })),
  ),
  breaks(
    'FILING_ALUMINUM_UNKNOWN_DUTY',
    'an unknown smelter without the duty on Russian aluminum',
    all(line({ htsus: '7616.99.5190' }), metal({ aluminum_primary_smelt: 'UN', aluminum_cast: 'NO' })),
  ),
  meets(
    'FILING_ALUMINUM_UNKNOWN_DUTY',
    'an unknown smelter with that duty',
    all(
      line({ htsus: '7616.99.5190' }),
      metal({ aluminum_primary_smelt: 'UN', aluminum_cast: 'NO' }),
      tariffRows({ hts: '9903.85.68', duty: '0.00' }),
    ),
  ),
  breaks(
    'FILING_METAL_ANSWER',
    'American steel that was melted in Mexico',
    all(answer('united_states'), metal({ steel_melt_pour: 'MX' })),
  ),
  breaks(
    'FILING_METAL_ANSWER',
    'British steel that was melted in Belgium',
    all(answer('united_kingdom'), metal({ steel_melt_pour: 'BE' })),
  ),
  breaks(
    'FILING_METAL_ANSWER',
    'Russian aluminum without a smelter in Russia',
    all(answer('russia'), metal({ aluminum_primary_smelt: 'AE', aluminum_cast: 'AE' })),
  ),
  meets(
    'FILING_METAL_ANSWER',
    'aluminum of which Russia smelted the smaller part',
    all(
      answer('russia'),
      metal({ aluminum_primary_smelt: 'AE', aluminum_secondary_smelt: 'RU', aluminum_cast: 'AE' }),
    ),
  ),
  meets(
    'FILING_METAL_ANSWER',
    'American steel that was melted there',
    all(answer('united_states'), metal({ steel_melt_pour: 'US' })),
  ),
  breaks(
    'FILING_METAL_OF_LINE_NOT_SENT',
    'aluminum without its country of cast',
    all(line({ htsus: '7616.99.5190' }), metal({ aluminum_primary_smelt: 'AE' })),
  ),
  breaks(
    'FILING_METAL_OF_LINE_NOT_SENT',
    'copper without its largest smelt',
    all(line({ htsus: '7411.10.1030' }), metal({ copper_cast: 'CL' })),
  ),
  breaks(
    'FILING_METAL_OF_LINE_NOT_SENT',
    'steel goods of Puerto Rico',
    all(line({ htsus: '7318.15.8085', origin_country: 'PR' }), metal({ steel_melt_pour: 'JP' })),
  ),
  meets(
    'FILING_METAL_OF_LINE_NOT_SENT',
    'steel and copper of one derivative',
    metal({ steel_melt_pour: 'JP', copper_primary_smelt: 'CL', copper_cast: 'CL' }),
  ),
  breaks('FILING_METAL_MISSING', 'a derivative of steel without any country', steelRow),
  meets(
    'FILING_METAL_MISSING',
    'a derivative with the country of its steel',
    all(steelRow, metal({ steel_melt_pour: 'JP' })),
  ),
  meets(
    'FILING_METAL_MISSING',
    'a derivative with the country of step 2',
    all(steelRow, shipment({ contains_metal: 'Y', country_of_melt_pour: 'DE' })),
  ),
  meets(
    'FILING_METAL_MISSING',
    'less than 15 percent of metal by weight',
    tariffRows({ hts: '9903.82.03', duty: '0.00' }),
  ),
  meets('FILING_METAL_MISSING', 'goods of Guam', all(steelRow, line({ origin_country: 'GU' }))),
]
