import { readBrokerForm } from '@edfe/domain/broker-form'
import type { RawSheet } from '@edfe/domain/lines-import'
import { formSheet, isWhole } from '@edfe/domain/refunds'
import { readPdfText } from '../pdf/read-pdf-text.ts'
import { t } from '../words/t.ts'
import { isPdf } from './is-pdf.ts'

/** The forms of PDFs as one sheet, in the columns of a report of ACE; or a sentence that says which file cannot be taken. */
export async function readForms(files: readonly File[]): Promise<RawSheet | string> {
  const forms = []
  for (const file of files) {
    const items = isPdf(file) ? await readPdfText(file).catch(() => undefined) : undefined
    const form = items && readBrokerForm(items)
    if (!form?.ok)
      return t(
        {
          id: 'read-forms.no-form',
          defaultMessage: '{name} is not a Form 7501 with text. A scan cannot be read here.',
        },
        { name: file.name },
      )
    if (!isWhole(form))
      return t(
        {
          id: 'read-forms.duty-differs',
          defaultMessage:
            '{name}: the duties that were read do not add up to the total duty of the form, so it is not judged. Use the report of ACE for this entry.',
        },
        { name: file.name },
      )
    forms.push(form)
  }
  return formSheet(
    files
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 200),
    forms,
  )
}
