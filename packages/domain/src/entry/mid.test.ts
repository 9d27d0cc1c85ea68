import { describe, expect, test } from 'vitest'
import { CBP_PROFILE, SPECIFICATION_PROFILE } from '../profile/index.ts'
import { buildMid, midName } from './mid.ts'

describe('name part', () => {
  test.each([
    ['Amalgamated Plastics Corp.', 'AMAPLA', 'AMA'],
    ['Bergstrom', 'BER', 'BER'],
    ['O.A.S.I.S. Corp.', 'OASCOR', 'OAS'],
    ['A B C Company', 'ABCCOM', 'ABC'],
    ['E.K. Rodgers Companies', 'EKROD', 'EK'],
    ['N. Minami & Co', 'MINCO', 'MIN'],
    ['Thomas S. Delvaux', 'THODEL', 'THO'],
    ['The Bank of Trade', 'BANTRA', 'BAN'],
    ['20th Century Technologies', '20TCEN', '20T'],
    ['La Vie de France', 'LAVIE', 'LA'],
    ['Müller & Söhne', 'MULSOH', 'MUL'],
    ["O'Brien Mills", 'OBRMIL', 'OBR'],
    ['O’Brien Mills', 'OBRMIL', 'OBR'],
    ['Đại Phát Furniture', 'DAIPHA', 'DAI'],
    ['Żółw & Łoś', 'ZOLLOS', 'ZOL'],
    ['Þór Æðarvarp', 'THOAED', 'THO'],
    ['Ørsted Møbler', 'ORSMOB', 'ORS'],
    ['Œuvrard Frères', 'OEUFRE', 'OEU'],
    ['Gießen Weißblech', 'GIEWEI', 'GIE'],
    ['Işık Yıldız', 'ISIYIL', 'ISI'],
    ['ＡＢＣ Trading', 'ABCTRA', 'ABC'],
    // Decomposed letters, as macOS writes them.
    ['Đại Phát'.normalize('NFD'), 'DAIPHA', 'DAI'],
  ])('%s gives %s by CBP, %s by the specification', (name, cbp, specified) => {
    expect(midName(name, CBP_PROFILE.midName)).toBe(cbp)
    expect(midName(name, SPECIFICATION_PROFILE.midName)).toBe(specified)
  })
})

describe('manufacturer code', () => {
  test.each([
    [
      { name: 'La Vie de France', address_line1: '243 Rue de la Payees', city: 'Bremond', country: 'FR' },
      'FRLAVIE243BRE',
    ],
    [
      {
        name: '20th Century Technologies',
        address_line1: '5 Calle Principal',
        address_line2: 'Suite 5880',
        city: 'Caracas',
        country: 'VE',
      },
      'VE20TCEN5880CAR',
    ],
    [
      {
        name: 'Đại Phát Furniture',
        address_line1: 'Lot 7, 22 Street',
        city: 'Bien Hoa',
        country: 'VN',
      },
      'VNDAIPHA22BIE',
    ],
    [
      { name: 'Đồng Nai Wood', address_line1: '5 Đường số 3', city: 'Đà Nẵng', country: 'VN' },
      'VNDONNAI5DAN',
    ],
    [
      {
        name: 'DHL Express',
        address_line1: '236 Wendell Ford Blvd Ste 1304',
        city: 'Erlanger',
        country: 'US',
        province: 'KY',
      },
      'USDHLEXP1304ERL',
    ],
    [
      {
        name: 'E.K. Rodgers Companies',
        address_line1: 'One World Trade Center',
        city: 'London',
        country: 'GB',
      },
      'GBEKRODLON',
    ],
    [
      { name: 'Shenzhen Timely Watch Co', address_line1: 'Room 1342-49', city: 'Shenzhen', country: 'CN' },
      'CNSHETIM1342SHE',
    ],
    [
      { name: 'Ozrock', address_line1: '92 Alice Springs Rd', city: 'Melbourne', country: 'AU' },
      'AUOZR92MEL',
    ],
    [
      { name: 'Maple Mills', address_line1: '12 King St', city: 'Toronto', country: 'CA', province: 'ON' },
      'XOMAPMIL12TOR',
    ],
  ])('by CBP, %o is %s', (maker, mid) => expect(buildMid(maker, CBP_PROFILE)).toBe(mid))

  test('by CBP, the largest number counts by size: 11455 before 9999', () => {
    const maker = { name: 'Acme', address_line1: '11455 Main Street Suite 9999', city: 'Rome', country: 'IT' }
    expect(buildMid(maker, CBP_PROFILE)).toBe('ITACM1145ROM')
  })

  test('by the specification, one word, the first number, and the province behind CA and US', () => {
    const maker = {
      name: 'Maple Mills',
      address_line1: '12 King St, Suite 900',
      city: 'Toronto',
      country: 'CA',
      province: 'ON',
    }
    expect(buildMid(maker, SPECIFICATION_PROFILE)).toBe('CAONMAP12TOR')
    expect(buildMid({ ...maker, country: 'TW', province: 'TPE' }, SPECIFICATION_PROFILE)).toBe('TWMAP12TOR')
  })

  test('a numbered street name is no street number', () => {
    const maker = { name: 'Acme', address_line1: '5th Avenue 7', city: 'Rome', country: 'IT' }
    expect(buildMid(maker, SPECIFICATION_PROFILE)).toBe('ITACM7ROM')
  })

  test.each([{ name: '' }, { city: '' }, { country: 'ZZ' }])('without %o there is none', (change) => {
    const maker = { name: 'Acme', address_line1: '7 Via Roma', city: 'Rome', country: 'IT', ...change }
    expect(buildMid(maker, CBP_PROFILE)).toBeUndefined()
  })
})
