import type { CaseTable } from '../cases.ts'

/** The cases of `not-sent.rules.ts`. */
export const NOT_SENT_CASES: CaseTable = {
  FILING_IMPORT_DATE_NOT_SENT: {
    breaks: { 'a re-warehouse entry with a date': { entry_type: '22' } },
    meets: { 'a warehouse entry with its date': { entry_type: '21' } },
  },
  FILING_REFERENCE_NOT_SENT: {
    breaks: { 'ten characters do not fit': { file_reference_no: 'LAMPS-2026' } },
    meets: { 'nine characters': { file_reference_no: 'LAMPS-026' } },
  },
  FILING_NOTIFY_NOT_SENT: {
    breaks: { 'a text names nobody': { reference_number: 'REF-77' } },
    meets: { 'an EIN of the notify party': { reference_number: '98-7654321' } },
  },
  FILING_CONVEYANCE_CUT: {
    breaks: { 'a long vessel name is cut': { importing_carrier: 'EVER GIVEN OF PANAMA 42' } },
    meets: { 'a name of 20 characters': { importing_carrier: 'EVERGREEN ALBATROSSX' } },
  },
  FILING_FOREIGN_PORT_NOT_SENT: {
    breaks: { 'several ports of a truck': { mode_of_transport: '30', foreign_port_lading: 'MULTI' } },
    meets: { 'five digits by air': { mode_of_transport: '40', foreign_port_lading: '58301' } },
  },
  FILING_LOCATION_NOT_SENT: {
    breaks: {
      'a pier by its name': { location_of_goods: 'Pier 400' },
      'a second FIRMS code': { location_of_goods: 'Y292', firms_code: 'Y309' },
    },
    meets: { 'a FIRMS code': { location_of_goods: 'y292', firms_code: '' } },
  },
  FILING_MOVEMENT_NOT_SENT: {
    breaks: {
      'a withdrawal has no mode': { entry_type: '31' },
      'goods that lie in a foreign trade zone': { entry_type: '06', importing_carrier: 'FTZ 0050' },
    },
    meets: {
      'a withdrawal that gives none': { entry_type: '31', mode_of_transport: '', bill_of_lading: '' },
    },
  },
  FILING_UNLADING_NOT_SENT: {
    breaks: { 'a withdrawal with a port of unlading': { entry_type: '31' } },
    meets: {
      'an entry for consumption': {},
      'a withdrawal without one': { entry_type: '31', us_port_unlading: '' },
    },
  },
  FILING_MANIFEST_NOT_SENT: {
    breaks: { 'a truck without bill': { mode_of_transport: '30', bill_of_lading: '' } },
    meets: { 'ocean freight': {} },
  },
  FILING_WAREHOUSE_NOT_SENT: {
    breaks: {
      'a consumption entry with a warehouse entry': { 'export_details.warehouse_reference': 'B76-0324527-8' },
    },
    meets: { 'a withdrawal': { entry_type: '31', 'export_details.warehouse_reference': 'B76-0324527-8' } },
  },
  FILING_FINAL_NOT_SENT: {
    breaks: { 'a consumption entry that is a final withdrawal': { 'export_details.final_withdrawal': true } },
    meets: {
      'the last withdrawal of a warehouse entry': {
        entry_type: '31',
        'export_details.warehouse_reference': 'B76-0324527-8',
        'export_details.final_withdrawal': true,
      },
    },
  },
  FILING_HOUSE_BILL_NOT_SENT: {
    breaks: { 'a withdrawal has no bills': { entry_type: '31', house_bill: 'CHSLSHA4471120' } },
    meets: { 'ocean freight': { house_bill: 'CHSLSHA4471120' } },
  },
  FILING_MANIFEST_UNIT_NOT_SENT: {
    breaks: { 'a truck without bill': { mode_of_transport: '30', bill_of_lading: '', manifest_unit: 'CTN' } },
    meets: { 'ocean freight': { manifest_unit: 'CTN' } },
  },
  FILING_METAL_NOT_SENT: {
    breaks: {
      'a country of smelt without a country of cast': { contains_metal: 'Y', primary_country_of_smelt: 'IS' },
      'the page names another country': {
        contains_metal: 'Y',
        country_of_melt_pour: 'DE',
        section232_applicable: true,
        country_melt_pour: 'FR',
      },
      'lamps, which no duty on metal concerns': { contains_metal: 'Y', country_of_melt_pour: 'DE' },
      'steel whose only line has its own country': {
        contains_metal: 'Y',
        country_of_melt_pour: 'DE',
        htsus: '7318.15.8085',
        metal: { steel_melt_pour: 'JP' },
      },
    },
    meets: {
      'a country of melt and pour of goods without metal, for which no page asks': {
        contains_metal: 'N',
        country_of_melt_pour: 'DE',
      },
      'steel with its country of melt and pour': {
        contains_metal: 'Y',
        country_of_melt_pour: 'DE',
        htsus: '7318.15.8085',
      },
    },
  },
  FILING_REMEDY_NOT_SENT: {
    breaks: {
      'section 232 does not apply': { section232_applicable: false, country_melt_pour: 'DE' },
      'a cast without a smelt': { section232_applicable: true, country_cast: 'NO' },
      'a primary smelt of aluminum that is said to be recycled': {
        section232_applicable: true,
        country_cast: 'NO',
        primary_country_smelt: 'IS',
        is_recycled_aluminum: true,
        htsus: '7616.99.5190',
      },
    },
    meets: {
      'aluminum with cast and smelt': {
        section232_applicable: true,
        country_cast: 'NO',
        primary_country_smelt: 'IS',
        secondary_country_smelt: 'N/A',
        htsus: '7616.99.5190',
      },
    },
  },
  FILING_DESCRIPTION_LETTERS: {
    breaks: { 'Chinese beside Latin letters': { description: '燈具 LAMPS' } },
    meets: { 'accents and signs': { description: 'Lámparas – 60 %' } },
  },
  FILING_DESCRIPTION_SSN: {
    breaks: {
      'among words': { description: 'Lamps for J. Doe, SSN 123-45-6789' },
      'in wide digits': { description: '１２３－４５－６７８９ LAMPS' },
      'with other hyphens': { description: 'Lamps (123‑45‑6789)' },
    },
    meets: {
      'a number of a chemical': { description: 'Acetone, CAS 67-64-1' },
      'a part number with letters': { description: 'Lamp LX123-45-6789' },
      'a part number of more groups': { description: 'Lamp 123-45-6789-01 and 7-123-45-6789' },
      'an EIN': { description: 'Lamps of 98-7654321' },
    },
  },
  FILING_VISA_NOT_SENT: {
    breaks: { 'a second visa': { visa_number: '6TW123456', visa_numbers: '6TW999999' } },
    meets: { 'the visa of the line again': { visa_number: '6TW123456', visa_numbers: '6tw123456' } },
  },
}
