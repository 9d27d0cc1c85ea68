import { expect, test } from 'vitest'
import { supplierMail } from './supplier-mail.ts'

test('the supplier is asked for each thing once, in a mail that any program opens', () => {
  const asked = { asks: '', help: '' }
  const mail = new URL(
    supplierMail('0409.00.0005', [
      { ...asked, supplier: ['Registration & code', 'Label'] },
      { ...asked, supplier: ['Label'] },
      { ...asked, supplier: [] },
    ]),
  )
  expect(mail.searchParams.get('subject')).toBe('Data for US customs: tariff number 0409.00.0005')
  expect(mail.searchParams.get('body')?.split('\r\n').slice(2, 4)).toEqual([
    '1. Registration & code',
    '2. Label',
  ])
  expect(mail.href).not.toContain('+')
})
