import {
  all,
  breaks,
  header,
  line,
  meets,
  parties,
  remedies,
  shipment,
  type Trial,
  totals,
} from './changes.ts'

/** The cases of `not-sent.rules.ts`. */
export const NOT_SENT_TRIALS: Trial[] = [
  breaks('FILING_IMPORT_DATE_NOT_SENT', 'a re-warehouse entry with a date', header({ entry_type: '22' })),
  meets('FILING_IMPORT_DATE_NOT_SENT', 'a warehouse entry with its date', header({ entry_type: '21' })),
  breaks(
    'FILING_REFERENCE_NOT_SENT',
    'ten characters do not fit',
    totals({ file_reference_no: 'LAMPS-2026' }),
  ),
  meets('FILING_REFERENCE_NOT_SENT', 'nine characters', totals({ file_reference_no: 'LAMPS-026' })),
  breaks('FILING_NOTIFY_NOT_SENT', 'a text names nobody', parties({ reference_number: 'REF-77' })),
  meets('FILING_NOTIFY_NOT_SENT', 'an EIN of the notify party', parties({ reference_number: '98-7654321' })),
  breaks(
    'FILING_CONVEYANCE_CUT',
    'a long vessel name is cut',
    shipment({ importing_carrier: 'EVER GIVEN OF PANAMA 42' }),
  ),
  meets(
    'FILING_CONVEYANCE_CUT',
    'a name of 20 characters',
    shipment({ importing_carrier: 'EVERGREEN ALBATROSSX' }),
  ),
  breaks(
    'FILING_FOREIGN_PORT_NOT_SENT',
    'several ports of a truck',
    shipment({ mode_of_transport: '30', foreign_port_lading: 'MULTI' }),
  ),
  meets(
    'FILING_FOREIGN_PORT_NOT_SENT',
    'five digits by air',
    shipment({ mode_of_transport: '40', foreign_port_lading: '58301' }),
  ),
  breaks('FILING_LOCATION_NOT_SENT', 'a pier by its name', parties({ location_of_goods: 'Pier 400' })),
  breaks(
    'FILING_LOCATION_NOT_SENT',
    'a second FIRMS code',
    parties({ location_of_goods: 'Y292', firms_code: 'Y309' }),
  ),
  meets('FILING_LOCATION_NOT_SENT', 'a FIRMS code', parties({ location_of_goods: 'y292', firms_code: '' })),
  breaks('FILING_MOVEMENT_NOT_SENT', 'a withdrawal has no mode', header({ entry_type: '31' })),
  breaks(
    'FILING_MOVEMENT_NOT_SENT',
    'goods that lie in a foreign trade zone',
    all(header({ entry_type: '06' }), shipment({ importing_carrier: 'FTZ 0050' })),
  ),
  meets(
    'FILING_MOVEMENT_NOT_SENT',
    'a withdrawal that gives none',
    all(header({ entry_type: '31' }), shipment({ mode_of_transport: '', bill_of_lading: '' })),
  ),
  breaks(
    'FILING_MANIFEST_NOT_SENT',
    'a truck without bill',
    shipment({ mode_of_transport: '30', bill_of_lading: '' }),
  ),
  meets('FILING_MANIFEST_NOT_SENT', 'ocean freight', () => undefined),
  breaks('FILING_WAREHOUSE_NOT_SENT', 'a consumption entry with a warehouse entry', (draft) => {
    draft.export_details = { warehouse_reference: 'B76-0324527-8' }
  }),
  meets(
    'FILING_WAREHOUSE_NOT_SENT',
    'a withdrawal',
    all(header({ entry_type: '31' }), (draft) => {
      draft.export_details = { warehouse_reference: 'B76-0324527-8' }
    }),
  ),
  breaks('FILING_FINAL_NOT_SENT', 'a consumption entry that is a final withdrawal', (draft) => {
    draft.export_details = { final_withdrawal: true }
  }),
  meets(
    'FILING_FINAL_NOT_SENT',
    'the last withdrawal of a warehouse entry',
    all(header({ entry_type: '31' }), (draft) => {
      draft.export_details = { warehouse_reference: 'B76-0324527-8', final_withdrawal: true }
    }),
  ),
  breaks(
    'FILING_HOUSE_BILL_NOT_SENT',
    'a withdrawal has no bills',
    all(header({ entry_type: '31' }), shipment({ house_bill: 'CHSLSHA4471120' })),
  ),
  meets('FILING_HOUSE_BILL_NOT_SENT', 'ocean freight', shipment({ house_bill: 'CHSLSHA4471120' })),
  breaks(
    'FILING_MANIFEST_UNIT_NOT_SENT',
    'a truck without bill',
    shipment({ mode_of_transport: '30', bill_of_lading: '', manifest_unit: 'CTN' }),
  ),
  meets('FILING_MANIFEST_UNIT_NOT_SENT', 'ocean freight', shipment({ manifest_unit: 'CTN' })),
  meets(
    'FILING_METAL_NOT_SENT',
    'a country of melt and pour of goods without metal, for which no page asks',
    shipment({ contains_metal: 'N', country_of_melt_pour: 'DE' }),
  ),
  breaks(
    'FILING_METAL_NOT_SENT',
    'a country of smelt without a country of cast',
    shipment({ contains_metal: 'Y', primary_country_of_smelt: 'IS' }),
  ),
  breaks(
    'FILING_METAL_NOT_SENT',
    'the page names another country',
    all(shipment({ contains_metal: 'Y', country_of_melt_pour: 'DE' }), remedies({ country_melt_pour: 'FR' })),
  ),
  breaks(
    'FILING_METAL_NOT_SENT',
    'lamps, which no duty on metal concerns',
    shipment({ contains_metal: 'Y', country_of_melt_pour: 'DE' }),
  ),
  breaks(
    'FILING_METAL_NOT_SENT',
    'steel whose only line has its own country',
    all(
      shipment({ contains_metal: 'Y', country_of_melt_pour: 'DE' }),
      line({ htsus: '7318.15.8085', metal: { steel_melt_pour: 'JP' } }),
    ),
  ),
  meets(
    'FILING_METAL_NOT_SENT',
    'steel with its country of melt and pour',
    all(shipment({ contains_metal: 'Y', country_of_melt_pour: 'DE' }), line({ htsus: '7318.15.8085' })),
  ),
  breaks('FILING_REMEDY_NOT_SENT', 'section 232 does not apply', (draft) => {
    draft.trade_remedies = { section232_applicable: false, country_melt_pour: 'DE' }
  }),
  breaks('FILING_REMEDY_NOT_SENT', 'a cast without a smelt', remedies({ country_cast: 'NO' })),
  breaks(
    'FILING_REMEDY_NOT_SENT',
    'a primary smelt of aluminum that is said to be recycled',
    all(
      remedies({ country_cast: 'NO', primary_country_smelt: 'IS', is_recycled_aluminum: true }),
      line({ htsus: '7616.99.5190' }),
    ),
  ),
  meets(
    'FILING_REMEDY_NOT_SENT',
    'aluminum with cast and smelt',
    all(
      remedies({ country_cast: 'NO', primary_country_smelt: 'IS', secondary_country_smelt: 'N/A' }),
      line({ htsus: '7616.99.5190' }),
    ),
  ),
  breaks('FILING_DESCRIPTION_LETTERS', 'Chinese beside Latin letters', line({ description: '燈具 LAMPS' })),
  meets('FILING_DESCRIPTION_LETTERS', 'accents and signs', line({ description: 'Lámparas – 60 %' })),
  breaks(
    'FILING_VISA_NOT_SENT',
    'a second visa',
    line({ visa_number: '6TW123456', visa_numbers: '6TW999999' }),
  ),
  meets(
    'FILING_VISA_NOT_SENT',
    'the visa of the line again',
    line({ visa_number: '6TW123456', visa_numbers: '6tw123456' }),
  ),
]
