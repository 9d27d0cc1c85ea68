import { t } from '../words/t.ts'
import { type FormStep, label } from './form-block.ts'
import { stepTitle } from './step-titles.ts'

/** Step 2, blocks 8 to 24. */
export const shipmentStep = (): FormStep => ({
  step: 2,
  title: stepTitle(2),
  blocks: [
    {
      block: '8',
      ...label({ id: 'form-guide.8.name', defaultMessage: 'Importing carrier' }),
      what: t({
        id: 'form-guide.8.what',
        defaultMessage:
          'The vessel that brought the goods, by air the airline: 2 to 50 characters. For a foreign trade zone: FTZ and four digits.',
      }),
      from: t({ id: 'form-guide.8.from', defaultMessage: 'Bill of lading or air waybill' }),
      marked: { paper: 'bill-of-lading', cell: 'vessel' },
      not: [
        t({ id: 'form-guide.8.not-1', defaultMessage: 'The freight forwarder that arranged the transport' }),
      ],
    },
    {
      block: '9',
      ...label({ id: 'form-guide.9.name', defaultMessage: 'Mode of transport' }),
      what: t({
        id: 'form-guide.9.what',
        defaultMessage: 'Two digits. 11 is a vessel with containers, 30 is truck, 40 is air.',
      }),
      from: t({ id: 'form-guide.9.from', defaultMessage: 'Bill of lading or air waybill' }),
      example: '11',
    },
    {
      block: '10',
      ...label({ id: 'form-guide.10.name', defaultMessage: 'Country of origin' }),
      what: t({
        id: 'form-guide.10.what',
        defaultMessage: 'Two letters: the country where the goods were made, not where you bought them.',
      }),
      from: t({ id: 'form-guide.10.from', defaultMessage: 'Commercial invoice, certificate of origin' }),
      example: 'TW',
      marked: { paper: 'commercial-invoice', cell: 'origin' },
      not: [
        t({
          id: 'form-guide.10.not-1',
          defaultMessage: 'The country of the seller, when the goods were made in another one',
        }),
      ],
    },
    {
      block: '11',
      ...label({ id: 'form-guide.11.name', defaultMessage: 'Import date' }),
      what: t({
        id: 'form-guide.11.what',
        defaultMessage:
          'The day the goods arrived at the port. Not in the future, not more than 5 years ago.',
      }),
      from: t({ id: 'form-guide.11.from', defaultMessage: 'Arrival notice' }),
      example: '02/24/2026',
      marked: { paper: 'arrival-notice', cell: 'arrival' },
      not: [
        t({ id: 'form-guide.11.not-1', defaultMessage: 'The day on which the goods left, Block 15' }),
        t({ id: 'form-guide.11.not-2', defaultMessage: 'The day on which they reached your warehouse' }),
      ],
    },
    {
      block: '12',
      ...label({ id: 'form-guide.12.name', defaultMessage: 'B/L or AWB number' }),
      what: t({
        id: 'form-guide.12.what',
        defaultMessage:
          'For a vessel, the number begins with the carrier’s code. An air waybill number has 11 digits.',
      }),
      from: t({ id: 'form-guide.12.from', defaultMessage: 'Arrival notice, bill of lading or air waybill' }),
      marked: { paper: 'arrival-notice', cell: 'bill' },
      not: [
        t({ id: 'form-guide.12.not-1', defaultMessage: 'The container number' }),
        t({ id: 'form-guide.12.not-2', defaultMessage: 'The booking number' }),
      ],
    },
    {
      block: '13',
      ...label({ id: 'form-guide.13.name', defaultMessage: 'Manufacturer ID' }),
      what: t({
        id: 'form-guide.13.what',
        defaultMessage:
          '3 to 15 capital letters, digits and hyphens, made from the manufacturer’s country, name, street number and city.',
      }),
      from: t({ id: 'form-guide.13.from', defaultMessage: 'Commercial invoice' }),
      marked: { paper: 'commercial-invoice', cell: 'maker' },
      not: [
        t({ id: 'form-guide.13.not-1', defaultMessage: 'The seller, when another company made the goods' }),
      ],
    },
    {
      block: '14',
      ...label({ id: 'form-guide.14.name', defaultMessage: 'Exporting country' }),
      what: t({
        id: 'form-guide.14.what',
        defaultMessage: 'Two letters: the country from which the goods left for the United States.',
      }),
      from: t({ id: 'form-guide.14.from', defaultMessage: 'Bill of lading' }),
      example: 'TW',
      marked: { paper: 'bill-of-lading', cell: 'loading' },
      not: [
        t({ id: 'form-guide.14.not-1', defaultMessage: 'A country in which the goods only changed ships' }),
      ],
    },
    {
      block: '15',
      ...label({ id: 'form-guide.15.name', defaultMessage: 'Export date' }),
      what: t({
        id: 'form-guide.15.what',
        defaultMessage: 'The day the goods left that country. Before the import date, Block 11.',
      }),
      from: t({ id: 'form-guide.15.from', defaultMessage: 'Bill of lading' }),
      example: '02/04/2026',
      marked: { paper: 'bill-of-lading', cell: 'onboard' },
      not: [t({ id: 'form-guide.15.not-1', defaultMessage: 'The date of the invoice' })],
    },
    {
      block: '16',
      ...label({ id: 'form-guide.16.name', defaultMessage: 'I.T. number' }),
      what: t({
        id: 'form-guide.16.what',
        defaultMessage: '3 to 20 characters, together with Block 17. Only for goods that moved in bond.',
      }),
      from: t({ id: 'form-guide.16.from', defaultMessage: 'In-bond document' }),
      marked: { paper: 'arrival-notice', cell: 'itNumber' },
      not: [t({ id: 'form-guide.16.not-1', defaultMessage: 'The bill of lading, Block 12' })],
    },
    {
      block: '17',
      ...label({ id: 'form-guide.17.name', defaultMessage: 'I.T. date' }),
      what: t({ id: 'form-guide.17.what', defaultMessage: 'Together with Block 16.' }),
      from: t({ id: 'form-guide.17.from', defaultMessage: 'In-bond document' }),
      marked: { paper: 'arrival-notice', cell: 'itDate' },
    },
    {
      block: '18',
      ...label({ id: 'form-guide.18.name', defaultMessage: 'Missing docs' }),
      what: t({
        id: 'form-guide.18.what',
        defaultMessage:
          'Codes of documents that you will send later, at most two. Use 99 only with one other code. Leave it empty if you have every document.',
      }),
      from: t({ id: 'form-guide.18.from', defaultMessage: 'What you do not have yet' }),
    },
    {
      block: '19',
      ...label({ id: 'form-guide.19.name', defaultMessage: 'Foreign port of lading' }),
      what: t({ id: 'form-guide.19.what', defaultMessage: 'Five digits (Schedule K), for vessels.' }),
      from: t({ id: 'form-guide.19.from', defaultMessage: 'Bill of lading' }),
      example: '58309',
      marked: { paper: 'bill-of-lading', cell: 'loading' },
      not: [
        t({
          id: 'form-guide.19.not-1',
          defaultMessage: 'The inland city where the carrier took over the goods',
        }),
      ],
    },
    {
      block: '20',
      ...label({ id: 'form-guide.20.name', defaultMessage: 'U.S. port of unlading' }),
      what: t({ id: 'form-guide.20.what', defaultMessage: 'Four digits, for vessel, rail and air.' }),
      from: t({ id: 'form-guide.20.from', defaultMessage: 'Arrival notice' }),
      example: '2709',
      marked: { paper: 'arrival-notice', cell: 'discharge' },
      not: [
        t({
          id: 'form-guide.20.not-1',
          defaultMessage: 'The port where you file the entry, Block 6, when it is another one',
        }),
      ],
    },
    {
      block: '21',
      ...label({ id: 'form-guide.21.name', defaultMessage: 'Country of melt and pour' }),
      what: t({
        id: 'form-guide.21.what',
        defaultMessage: 'Steel only: the country where it was first melted and cast. Two letters.',
      }),
      from: t({ id: 'form-guide.21.from', defaultMessage: 'Mill certificate' }),
      marked: { paper: 'mill-certificate', cell: 'melted' },
      not: [
        t({ id: 'form-guide.21.not-1', defaultMessage: 'The country where the steel was rolled or cut' }),
      ],
    },
    {
      block: '22',
      ...label({ id: 'form-guide.22.name', defaultMessage: 'Primary country of smelt' }),
      what: t({
        id: 'form-guide.22.what',
        defaultMessage: 'Aluminum only: the country where most of the new metal was made. Two letters.',
      }),
      from: t({ id: 'form-guide.22.from', defaultMessage: 'Mill certificate' }),
      marked: { paper: 'mill-certificate', cell: 'smelted' },
    },
    {
      block: '23',
      ...label({ id: 'form-guide.23.name', defaultMessage: 'Secondary country of smelt' }),
      what: t({
        id: 'form-guide.23.what',
        defaultMessage:
          'Aluminum only: the country where the second largest part of the new metal was made. Two letters, or N/A.',
      }),
      from: t({ id: 'form-guide.23.from', defaultMessage: 'Mill certificate' }),
      marked: { paper: 'mill-certificate', cell: 'smeltedSecond' },
    },
    {
      block: '24',
      ...label({ id: 'form-guide.24.name', defaultMessage: 'Country of cast' }),
      what: t({
        id: 'form-guide.24.what',
        defaultMessage: 'Aluminum only: the country where it was last cast. Two letters.',
      }),
      from: t({ id: 'form-guide.24.from', defaultMessage: 'Mill certificate' }),
      marked: { paper: 'mill-certificate', cell: 'cast' },
    },
  ],
})
