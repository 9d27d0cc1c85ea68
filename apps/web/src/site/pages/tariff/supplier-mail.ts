import type { AgencyAsk } from '@edfe/contracts/tariff/public-pages'
import { t } from '../../../words/t.ts'

/** The address of a mail that asks a supplier for what US agencies want to know of goods of a tariff number. */
export function supplierMail(hts: string, agencies: readonly AgencyAsk[]): string {
  // Two programs of an agency may ask for the same.
  const items = [...new Set(agencies.flatMap(({ supplier }) => supplier))]
  const subject = t(
    { id: 'supplier-mail.subject', defaultMessage: 'Data for US customs: tariff number {hts}' },
    { hts },
  )
  const body = [
    t(
      {
        id: 'supplier-mail.lead',
        defaultMessage:
          'We plan to import goods of US tariff number {hts}. US agencies require data about them before customs releases them. Please send us what applies to your product:',
      },
      { hts },
    ),
    '',
    ...items.map((item, index) => `${index + 1}. ${item}`),
    '',
    t({ id: 'supplier-mail.end', defaultMessage: 'Thank you.' }),
  ].join('\r\n')
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
