import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'

/** One labeled value on a document. */
export interface PaperCell {
  key: string
  label: MessageDescriptor
  value: string
}

/** A document of the trade as a form of labeled values, one to three in a row. */
export interface Paper {
  name: MessageDescriptor
  issuer: MessageDescriptor
  rows: readonly (readonly PaperCell[])[]
}

const cell = (key: string, label: MessageDescriptor, value: string): PaperCell => ({ key, label, value })

/**
 * The documents of the example entry: LED luminaires from Taiwan, by sea. Layouts differ between companies; the labels
 * are those that most of them use. Companies and numbers are invented.
 */
export const PAPERS = {
  'arrival-notice': {
    name: defineMessage({ id: 'papers.arrival-notice.name', defaultMessage: 'Arrival notice' }),
    issuer: defineMessage({
      id: 'papers.arrival-notice.issuer',
      defaultMessage: 'From the carrier or its agent',
    }),
    rows: [
      [
        cell(
          'vessel',
          defineMessage({ id: 'papers.arrival-notice.vessel', defaultMessage: 'Vessel / voyage' }),
          'PACIFIC LARK 046E',
        ),
        cell(
          'bill',
          defineMessage({ id: 'papers.arrival-notice.bill', defaultMessage: 'B/L No.' }),
          'ONEY48217600',
        ),
      ],
      [
        cell(
          'discharge',
          defineMessage({ id: 'papers.arrival-notice.discharge', defaultMessage: 'Port of discharge' }),
          'LONG BEACH (2709)',
        ),
        cell(
          'arrival',
          defineMessage({ id: 'papers.arrival-notice.arrival', defaultMessage: 'Arrival date' }),
          '02/24/2026',
        ),
      ],
      [
        cell(
          'location',
          defineMessage({ id: 'papers.arrival-notice.location', defaultMessage: 'Freight location (FIRMS)' }),
          'Y292',
        ),
        cell(
          'container',
          defineMessage({ id: 'papers.arrival-notice.container', defaultMessage: 'Container' }),
          'TCNU 418220 6',
        ),
      ],
      [
        cell(
          'itNumber',
          defineMessage({ id: 'papers.arrival-notice.itNumber', defaultMessage: 'I.T. No.' }),
          'V1234567890',
        ),
        cell(
          'itDate',
          defineMessage({ id: 'papers.arrival-notice.itDate', defaultMessage: 'I.T. date' }),
          '02/25/2026',
        ),
      ],
    ],
  },
  'bill-of-lading': {
    name: defineMessage({ id: 'papers.bill-of-lading.name', defaultMessage: 'Bill of lading' }),
    issuer: defineMessage({ id: 'papers.bill-of-lading.issuer', defaultMessage: 'From the carrier' }),
    rows: [
      [
        cell(
          'shipper',
          defineMessage({ id: 'papers.bill-of-lading.shipper', defaultMessage: 'Shipper' }),
          'HARBOR LIGHT CO., TAIPEI',
        ),
        cell(
          'bill',
          defineMessage({ id: 'papers.bill-of-lading.bill', defaultMessage: 'B/L No.' }),
          'ONEY48217600',
        ),
      ],
      [
        cell(
          'vessel',
          defineMessage({ id: 'papers.bill-of-lading.vessel', defaultMessage: 'Vessel / voyage' }),
          'PACIFIC LARK 046E',
        ),
        cell(
          'onboard',
          defineMessage({ id: 'papers.bill-of-lading.onboard', defaultMessage: 'Shipped on board' }),
          '02/04/2026',
        ),
      ],
      [
        cell(
          'loading',
          defineMessage({ id: 'papers.bill-of-lading.loading', defaultMessage: 'Port of loading' }),
          'KAOHSIUNG, TAIWAN',
        ),
        cell(
          'discharge',
          defineMessage({ id: 'papers.bill-of-lading.discharge', defaultMessage: 'Port of discharge' }),
          'LONG BEACH, CA',
        ),
      ],
      [
        cell(
          'packages',
          defineMessage({ id: 'papers.bill-of-lading.packages', defaultMessage: 'Packages' }),
          '65 CARTONS',
        ),
        cell(
          'gross',
          defineMessage({ id: 'papers.bill-of-lading.gross', defaultMessage: 'Gross weight' }),
          '1,248 KG',
        ),
      ],
    ],
  },
  'commercial-invoice': {
    name: defineMessage({ id: 'papers.commercial-invoice.name', defaultMessage: 'Commercial invoice' }),
    issuer: defineMessage({ id: 'papers.commercial-invoice.issuer', defaultMessage: 'From the seller' }),
    rows: [
      [
        cell(
          'seller',
          defineMessage({ id: 'papers.commercial-invoice.seller', defaultMessage: 'Seller' }),
          'HARBOR LIGHT CO., TAIPEI',
        ),
        cell(
          'maker',
          defineMessage({ id: 'papers.commercial-invoice.maker', defaultMessage: 'Manufacturer' }),
          'HARBOR LIGHT CO., 12 QUAY RD',
        ),
      ],
      [
        cell(
          'shipTo',
          defineMessage({ id: 'papers.commercial-invoice.shipTo', defaultMessage: 'Ship to' }),
          'BRIGHTROOM INTERIORS LLC',
        ),
        cell(
          'terms',
          defineMessage({ id: 'papers.commercial-invoice.terms', defaultMessage: 'Terms of delivery' }),
          'FOB KAOHSIUNG',
        ),
      ],
      [
        cell(
          'goods',
          defineMessage({ id: 'papers.commercial-invoice.goods', defaultMessage: 'Description of goods' }),
          'LED LUMINAIRES',
        ),
        cell(
          'origin',
          defineMessage({ id: 'papers.commercial-invoice.origin', defaultMessage: 'Country of origin' }),
          'TAIWAN',
        ),
      ],
      [
        cell(
          'quantity',
          defineMessage({ id: 'papers.commercial-invoice.quantity', defaultMessage: 'Quantity' }),
          '65 PCS',
        ),
        cell(
          'total',
          defineMessage({ id: 'papers.commercial-invoice.total', defaultMessage: 'Total' }),
          'USD 12,129.00',
        ),
      ],
    ],
  },
  'packing-list': {
    name: defineMessage({ id: 'papers.packing-list.name', defaultMessage: 'Packing list' }),
    issuer: defineMessage({ id: 'papers.packing-list.issuer', defaultMessage: 'From the seller' }),
    rows: [
      [
        cell(
          'goods',
          defineMessage({ id: 'papers.packing-list.goods', defaultMessage: 'Description of goods' }),
          'LED LUMINAIRES',
        ),
        cell(
          'pieces',
          defineMessage({ id: 'papers.packing-list.pieces', defaultMessage: 'Quantity' }),
          '65 PCS',
        ),
      ],
      [
        cell(
          'packages',
          defineMessage({ id: 'papers.packing-list.packages', defaultMessage: 'Packages' }),
          '65 CARTONS',
        ),
        cell(
          'marks',
          defineMessage({ id: 'papers.packing-list.marks', defaultMessage: 'Marks' }),
          'BRI 1–65',
        ),
      ],
      [
        cell(
          'net',
          defineMessage({ id: 'papers.packing-list.net', defaultMessage: 'Net weight' }),
          '1,105 KG',
        ),
        cell(
          'gross',
          defineMessage({ id: 'papers.packing-list.gross', defaultMessage: 'Gross weight' }),
          '1,248 KG',
        ),
      ],
    ],
  },
  bond: {
    name: defineMessage({ id: 'papers.bond.name', defaultMessage: 'Customs bond, CBP Form 301' }),
    issuer: defineMessage({ id: 'papers.bond.issuer', defaultMessage: 'From the surety' }),
    rows: [
      [
        cell('kind', defineMessage({ id: 'papers.bond.kind', defaultMessage: 'Bond type' }), 'CONTINUOUS'),
        cell(
          'activity',
          defineMessage({ id: 'papers.bond.activity', defaultMessage: 'Activity code' }),
          '1 IMPORTER OR BROKER',
        ),
      ],
      [
        cell(
          'principal',
          defineMessage({ id: 'papers.bond.principal', defaultMessage: 'Principal' }),
          'BRIGHTROOM INTERIORS LLC',
        ),
        cell(
          'number',
          defineMessage({ id: 'papers.bond.number', defaultMessage: 'Bond number' }),
          '220012345',
        ),
      ],
      [
        cell(
          'company',
          defineMessage({ id: 'papers.bond.company', defaultMessage: 'Surety' }),
          'EXAMPLE SURETY COMPANY',
        ),
        cell('surety', defineMessage({ id: 'papers.bond.surety', defaultMessage: 'Surety code' }), '054'),
      ],
    ],
  },
  'mill-certificate': {
    name: defineMessage({ id: 'papers.mill-certificate.name', defaultMessage: 'Mill certificate' }),
    issuer: defineMessage({
      id: 'papers.mill-certificate.issuer',
      defaultMessage: 'From the mill, through the seller',
    }),
    rows: [
      [
        cell(
          'melted',
          defineMessage({ id: 'papers.mill-certificate.melted', defaultMessage: 'Melted and poured in' }),
          'TAIWAN',
        ),
        cell(
          'heat',
          defineMessage({ id: 'papers.mill-certificate.heat', defaultMessage: 'Heat number' }),
          'H-20418',
        ),
      ],
      [
        cell(
          'smelted',
          defineMessage({ id: 'papers.mill-certificate.smelted', defaultMessage: 'Primary smelt' }),
          'AUSTRALIA',
        ),
        cell(
          'smeltedSecond',
          defineMessage({ id: 'papers.mill-certificate.smeltedSecond', defaultMessage: 'Secondary smelt' }),
          'N/A',
        ),
      ],
      [
        cell(
          'cast',
          defineMessage({ id: 'papers.mill-certificate.cast', defaultMessage: 'Last cast in' }),
          'TAIWAN',
        ),
        cell(
          'grade',
          defineMessage({ id: 'papers.mill-certificate.grade', defaultMessage: 'Grade' }),
          '304 / 6063',
        ),
      ],
    ],
  },
} as const satisfies Record<string, Paper>

export type PaperName = keyof typeof PAPERS

/** A value on a document: the drawing of the document marks it. */
export interface PaperMark {
  paper: PaperName
  cell: string
}
