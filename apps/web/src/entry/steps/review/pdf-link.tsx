import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** The entry as CBP Form 7501. A plain link: the server answers with the file. */
export function PdfLink({ entryId, look }: { entryId: string; look: 'quiet' | 'primary' }) {
  return (
    <a className={buttonClass(look, look === 'quiet')} href={`/api/entries/${entryId}/pdf`} download>
      <Icon name="download" />
      7501 PDF
    </a>
  )
}
