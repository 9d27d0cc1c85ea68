/** One labeled value on a document. */
export interface PaperCell {
  key: string
  label: string
  value: string
}

/** A document of the trade as a form of labeled values, one to three in a row. */
export interface Paper {
  name: string
  issuer: string
  rows: readonly (readonly PaperCell[])[]
}

const cell = (key: string, label: string, value: string): PaperCell => ({ key, label, value })

/**
 * The documents of the example entry: LED luminaires from Taiwan, by sea. Layouts differ between companies; the labels
 * are those that most of them use. Companies and numbers are invented.
 */
export const PAPERS = {
  'arrival-notice': {
    name: 'Arrival notice',
    issuer: 'From the carrier or its agent',
    rows: [
      [cell('vessel', 'Vessel / voyage', 'PACIFIC LARK 046E'), cell('bill', 'B/L No.', 'ONEY48217600')],
      [
        cell('discharge', 'Port of discharge', 'LONG BEACH (2709)'),
        cell('arrival', 'Arrival date', '02/24/2026'),
      ],
      [cell('location', 'Freight location (FIRMS)', 'Y292'), cell('container', 'Container', 'TCNU 418220 6')],
      [cell('itNumber', 'I.T. No.', 'V1234567890'), cell('itDate', 'I.T. date', '02/25/2026')],
    ],
  },
  'bill-of-lading': {
    name: 'Bill of lading',
    issuer: 'From the carrier',
    rows: [
      [cell('shipper', 'Shipper', 'HARBOR LIGHT CO., TAIPEI'), cell('bill', 'B/L No.', 'ONEY48217600')],
      [
        cell('vessel', 'Vessel / voyage', 'PACIFIC LARK 046E'),
        cell('onboard', 'Shipped on board', '02/04/2026'),
      ],
      [
        cell('loading', 'Port of loading', 'KAOHSIUNG, TAIWAN'),
        cell('discharge', 'Port of discharge', 'LONG BEACH, CA'),
      ],
      [cell('packages', 'Packages', '65 CARTONS'), cell('gross', 'Gross weight', '1,248 KG')],
    ],
  },
  'commercial-invoice': {
    name: 'Commercial invoice',
    issuer: 'From the seller',
    rows: [
      [
        cell('seller', 'Seller', 'HARBOR LIGHT CO., TAIPEI'),
        cell('maker', 'Manufacturer', 'HARBOR LIGHT CO., 12 QUAY RD'),
      ],
      [
        cell('shipTo', 'Ship to', 'BRIGHTROOM INTERIORS LLC'),
        cell('terms', 'Terms of delivery', 'FOB KAOHSIUNG'),
      ],
      [
        cell('goods', 'Description of goods', 'LED LUMINAIRES'),
        cell('origin', 'Country of origin', 'TAIWAN'),
      ],
      [cell('quantity', 'Quantity', '65 PCS'), cell('total', 'Total', 'USD 12,129.00')],
    ],
  },
  'packing-list': {
    name: 'Packing list',
    issuer: 'From the seller',
    rows: [
      [cell('goods', 'Description of goods', 'LED LUMINAIRES'), cell('pieces', 'Quantity', '65 PCS')],
      [cell('packages', 'Packages', '65 CARTONS'), cell('marks', 'Marks', 'BRI 1–65')],
      [cell('net', 'Net weight', '1,105 KG'), cell('gross', 'Gross weight', '1,248 KG')],
    ],
  },
  bond: {
    name: 'Customs bond, CBP Form 301',
    issuer: 'From the surety',
    rows: [
      [cell('kind', 'Bond type', 'CONTINUOUS'), cell('activity', 'Activity code', '1 IMPORTER OR BROKER')],
      [
        cell('principal', 'Principal', 'BRIGHTROOM INTERIORS LLC'),
        cell('number', 'Bond number', '220012345'),
      ],
      [cell('company', 'Surety', 'EXAMPLE SURETY COMPANY'), cell('surety', 'Surety code', '054')],
    ],
  },
  'mill-certificate': {
    name: 'Mill certificate',
    issuer: 'From the mill, through the seller',
    rows: [
      [cell('melted', 'Melted and poured in', 'TAIWAN'), cell('heat', 'Heat number', 'H-20418')],
      [cell('smelted', 'Primary smelt', 'AUSTRALIA'), cell('smeltedSecond', 'Secondary smelt', 'N/A')],
      [cell('cast', 'Last cast in', 'TAIWAN'), cell('grade', 'Grade', '304 / 6063')],
    ],
  },
} as const satisfies Record<string, Paper>

export type PaperName = keyof typeof PAPERS

/** A value on a document: the drawing of the document marks it. */
export interface PaperMark {
  paper: PaperName
  cell: string
}
