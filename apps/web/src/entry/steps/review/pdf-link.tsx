import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { t } from '../../../words/t.ts'

/** The entry as CBP Form 7501. A plain link: the server answers with the file. */
export function PdfLink({ entryId, look }: { entryId: string; look: 'quiet' | 'primary' }) {
  return (
    <a className={buttonClass(look, look === 'quiet')} href={`/api/entries/${entryId}/pdf`} download>
      <Icon name="download" />
      {t({ id: 'pdf-link.7501-pdf', defaultMessage: '7501 PDF' })}
    </a>
  )
}
