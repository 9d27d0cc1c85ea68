import fc from 'fast-check'

/** Mostly the value of the sample entry, sometimes another one. */
export const mostly = <T>(usual: T, ...others: T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(usual, ...others) },
  )

/** Mostly nothing. */
export const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

/** Countries of metal that a line may give itself. */
const country = fc.constantFrom('', '', 'DE', 'DE', 'US', 'UN', 'OTH', 'QQ', 'N/A')
export const metal = fc.record({
  steel_melt_pour: country,
  aluminum_primary_smelt: country,
  aluminum_secondary_smelt: country,
  aluminum_cast: country,
  copper_primary_smelt: country,
  copper_secondary_smelt: country,
  copper_cast: country,
})

/** Declarations that a line may have, most of them none. */
export const declarations = fc.record({
  softwood_conforms: mostly('', 'Y', 'N', 'X'),
  softwood_price: mostly('', '9000', '1.50'),
  softwood_charges: mostly('', '450', '12.50'),
  steel_exclusion: mostly('', 'STX001234', '165'),
  aluminum_exclusion: mostly('', 'APR001234', 'A-1'),
  korean_certificate: mostly('', 'KR1234567', '1234567890'),
  case_certified: mostly('', 'Y', 'N'),
  solar_certified: mostly('', 'Y', 'N'),
  crane_certified: mostly('', 'Y', 'N'),
  auto_license: mostly('', 'AB123456', '12345678'),
  craft_producer_id: mostly('TTB-FP-ABC1234', '', 'TTB'),
  craft_producer_name: mostly('Bodega Sol', '', '長城'),
  craft_rate_code: mostly('W0001A', '', 'W-1'),
  craft_tax_rate: mostly('1.07', '', '0', '1.07001'),
  craft_flavor_credit: mostly('', 'Y', 'N'),
})
