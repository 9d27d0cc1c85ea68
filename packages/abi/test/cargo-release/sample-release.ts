import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import type { CargoRelease, ReleaseBillNumber, ReleaseParty } from '@edfe/domain/filing'

export const day = (text: string): CalendarDay => parseDay(text)!

/** One number of a bill, that CBP has in a manifest. */
export const bill = (
  kind: string,
  number: string,
  issuer?: string,
  quantity?: string,
): ReleaseBillNumber => ({
  kind,
  number,
  issuer,
  quantity,
  isNonAutomated: false,
})

/** One number of a bill that no manifest has. */
export const unlisted = (number: string, issuer?: string, quantity?: string): ReleaseBillNumber => ({
  ...bill('R', number, issuer, quantity),
  isNonAutomated: true,
})

const IMPORTER = { kind: 'EI', number: '07-4418290' }

const HSINCHI = {
  name: 'HSINCHI LIGHTING CO LTD',
  address: {
    street: [
      { kind: '01', text: '118' },
      { kind: '02', text: 'GUANGFU ROAD SEC 2' },
    ],
    city: 'HSINCHU CITY',
    postalCode: '300044',
    country: 'TW',
  },
}

export const maker: ReleaseParty = { code: 'MF', ...HSINCHI }
export const seller: ReleaseParty = { code: 'SE', ...HSINCHI }
export const buyer: ReleaseParty = { code: 'BY', identifier: IMPORTER }
export const consignee: ReleaseParty = { code: 'CN', identifier: IMPORTER }
/** A consignee that has no number at CBP. */
export const person: ReleaseParty = {
  code: 'CN',
  name: 'MARIA OLIVEIRA',
  address: {
    street: [
      { kind: '15', text: '77 HARBOR VIEW AVENUE' },
      { kind: '13', text: '4B' },
    ],
    city: 'SAN PEDRO',
    subdivision: 'CA',
    postalCode: '90731',
    country: 'US',
  },
}

/** Lamps from Taiwan for entry B76-0324527-6: by vessel, in a container, under a simple bill. */
export const sampleRelease = (): CargoRelease => ({
  action: 'A',
  filerCode: 'B76',
  entryNumber: '03245276',
  entryType: '01',
  importer: IMPORTER,
  mode: '11',
  bondType: '8',
  value: '47303',
  port: '2704',
  portOfUnlading: '2704',
  placement: { location: 'Y292', conveyance: 'EVER LAMBENT', voyage: '024E' },
  contact: { name: 'J MARTIN', telephone: '2135550142' },
  bills: [{ numbers: [bill('R', '142600318458', 'EGLV', '65')], conveyances: [], equipment: [] }],
  references: [],
  parties: [maker, seller, buyer, consignee],
  lines: [
    {
      id: '001',
      origin: 'TW',
      description: 'LED SOLAR WALL LANTERNS, ALUMINUM HOUSING',
      parties: [],
      tariffs: [{ hts: '9405418440', value: '47303' }],
    },
  ],
})
