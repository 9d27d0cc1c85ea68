import { describe, expect, test } from 'vitest'
import { rowsOfProgram } from '../../test/fixtures/index.ts'

const chinaRows = (hts: string) => rowsOfProgram('section-301-china', { hts, origin: 'CN' })

describe('a number of eight digits of which a note lists only a part pays by its ten digits', () => {
  test.each([
    ['face masks, note 31(h)', '6307.90.98.70', ['99039107 5000.00']],
    ['surgical N95 respirators, note 31(h)', '6307.90.98.42', ['99039107 5000.00']],
    ['other made-up articles of textile, note 20(s)(ii)', '6307.90.98.91', ['99038815 750.00']],
    ['furniture movers’ pads, note 20(s)(ii)', '6307.90.98.85', ['99038815 750.00']],
    ['routers, note 20(g)', '8517.62.00.20', ['99038804 2500.00']],
    ['wireless headsets and other machines, note 20(s)(ii)', '8517.62.00.90', ['99038815 750.00']],
    ['upholstered household seats of metal, note 20(g)', '9401.71.00.11', ['99038804 2500.00']],
    ['swings for children, note 20(s)(ii)', '9401.71.00.07', ['99038815 750.00']],
    ['highchairs, on no list in force', '9401.71.00.01', []],
    ['plastic household furniture, note 20(g)', '9403.70.80.15', ['99038804 2500.00']],
    ['plastic furniture for children, on no list in force', '9403.70.80.03', []],
    ['printed books, note 20(s)(ii)', '4901.99.00.70', ['99038815 750.00']],
    ['Bibles and the like, on no list in force', '4901.99.00.40', []],
  ])('%s: %s', (_, hts, rows) => expect(chinaRows(hts)).toEqual(rows))
})

test('printers are on list 4A alone', () => expect(chinaRows('8443.32.10.40')).toEqual(['99038815 750.00']))
