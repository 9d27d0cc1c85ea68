import { article, asked, engine, type GoldenAgencies, goods, lot, row, SIGNED, tractor } from './build.ts'

/** Groups, and the records that few programs have. */
export const RARE_RECORDS: GoldenAgencies = [
  [
    'engines in groups',
    goods(
      'ENGINES',
      asked(
        'EPA VNE',
        [
          article(
            { SKU: 'T3000' },
            lot(tractor('3000 A'), engine('1000 A')),
            lot(tractor('3000 B')),
            row('PG07', { brand: 'TRACTOR', model: '3000', manufactured: '002026' }),
            row('PG19', {
              role: 'MF',
              identifierKind: '16',
              identifier: '123456789',
              name: 'TRACTORS LTD',
              address1: '1 FIELD ROAD',
            }),
            row('PG20', {
              address2: 'UNIT 7',
              suite: 'B2',
              city: 'OSAKA',
              subdivision: '27',
              country: 'JP',
              postalCode: '5300001',
            }),
          ),
          article({}, engine('1000'), row('PG24', { kind: 'EP1', code: 'E1Y', text: 'ENGINE ON A PALLET' })),
        ],
        {
          processing: 'OEV',
          imageSent: 'A',
          globalCodeKind: 'GTIN',
          globalCode: '00012345678905',
          intendedUse: '980.000',
          intendedUseText: 'FOR A TEST BENCH',
          correction: '1',
        },
      ),
    ),
  ],
  [
    'roles and a long name',
    goods(
      'SEDANS',
      asked('EPA VNE', [
        article(
          {},
          row('PG19', {
            role: 'IM',
            name: 'A VERY LONG NAME OF A MOTOR COMP',
            address1: '1234 PEACHTREE STREET',
          }),
          row('PG60', { qualifier: 'ENA', text: 'ANY OF NORTH AMERICA' }),
          row('PG20', { city: 'ATLANTA', subdivision: 'GA', country: 'US', postalCode: '30301' }),
          row('PG21', {
            role: 'CI1',
            name: 'JANE SMITH',
            telephone: '7062345678',
            email: 'JANE@MOTORS.EXAMPLE',
          }),
          row('PG55', { role1: 'DFP', role2: 'IM' }),
        ),
      ]),
    ),
  ],
  [
    'a vehicle and its numbers',
    goods(
      'TRAILERS',
      asked('NHT MVS', [
        article(
          {},
          row('PG07', {
            brand: 'HAULER',
            model: 'H2',
            manufactured: '062026',
            identityKind: 'VIN',
            identity: '1A9AA0000A0000001',
          }),
          row('PG08', {
            identity1: '1A9AA0000A0000002',
            identity2: '1A9AA0000A0000003',
            identity3: '1A9AA0000A0000004',
            identity4: '1A9AA0000A0000005',
          }),
          row('PG08', { identity1: '1A9AA0000A0000006' }),
          row('PG22', {
            documentOnFile: 'Y',
            conformance: '3',
            role: 'IM',
            ...SIGNED,
            invoice: 'INV-7',
            text: 'WILL CONFORM IN 120 DAYS',
          }),
          row('PG34', { kind: 'PAS', country: 'DE', number: 'C01X00T47' }),
          row('PG35', { surety: '054', serialNumber: 'BOND-77', kind: '1', amount: '45000' }),
        ),
      ]),
    ),
  ],
  [
    'fish with its vessel and route',
    goods(
      'CANNED TUNA',
      asked('NMF 370', [
        article(
          {},
          row('PG05', {
            genus: 'THUNNUS',
            species: 'ALBACARES',
            subspecies: 'X',
            speciesCode: 'YFT',
            wildlifeDescription: 'MEA',
          }),
          row('PG06', {
            sourceType: 'HRV',
            country: 'PH',
            location: 'PACIFIC',
            processingStart: '2026-01-02',
            processingEnd: '2026-02-03',
            processingType: '017',
            processingText: 'POLE AND LINE',
          }),
          row('PG17', { specificName: 'YELLOWFIN', generalName: 'TUNA', venomous: 'N', cartons: '12' }),
          row('PG28', {
            dimension1: '0307',
            dimension2: '0113',
            trackingCarrier: 'FDEG',
            trackingNumber: '777700001111',
          }),
          row('PG30', { status: 'L', date: '2026-11-01', time: '0915', placeKind: '2', place: '2704' }),
          row('PG31', { characteristic: 'NAM', text: 'SEA STAR', unit: 'KG', netWeight: '1234.56' }),
          row('PG32', {
            kind: '49',
            country: 'TH',
            placeKind: 'UNL',
            placeNumber: 'THBKK',
            placeName: 'BANGKOK',
          }),
          row('PG33', { areaCode: '71', areaName: 'WESTERN CENTRAL PACIFIC' }),
        ),
      ]),
    ),
  ],
  [
    'cold goods in containers',
    goods(
      'LIQUEFIED GAS',
      asked('EPA ODS', [
        article(
          {},
          row('PG18', {
            dangerousGoods: 'UN1078',
            hazardClass: '2.2',
            hazardousWaste: 'D001',
            text: 'REFRIGERANT GAS',
            packagingGroup: '3',
          }),
          row('PG23', { code: 'ERR' }),
          row('PG25', {
            temperatureKind: 'R',
            degrees: 'C',
            negative: 'X',
            temperature: '18.50',
            recordedOn: 'B',
            lineValue: '4500',
            unitValue: '12.50',
          }),
          row('PG26', {
            level: '1',
            quantity: '2.00',
            unit: 'DR',
            marks: 'MARKS 1-2',
            method: 'SHW',
            material: 'STEEL',
            filling: 'FOAM',
          }),
          row('PG27', {
            container1: 'EGHU9123454',
            refrigerated1: '1',
            length1: '40',
            container2: 'TCLU4265787',
            refrigerated2: '2',
            length2: '20',
          }),
          row('PG29', { unitNetUnit: 'KG', unitNet: '9.50', unitGrossUnit: 'KG', unitGross: '10.00' }),
        ),
      ]),
    ),
  ],
]
