import { Link } from '@tanstack/react-router'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { useEntry } from '../../editing/entry-context.ts'
import { entryLink } from '../../entry-link.ts'
import { FormSection } from '../../form/form-section.tsx'

/** A page about lines of an entry that has none. */
export function NoLines() {
  const entry = useEntry()
  return (
    <FormSection
      title={t({ id: 'no-lines.lines', defaultMessage: 'Lines' })}
      lead={t({
        id: 'no-lines.this-page-adds-to-the',
        defaultMessage: 'This page adds to the lines of step 4.',
      })}
      isPlain
    >
      <p>
        <T
          id="no-lines.the-entry-has-no-line"
          defaultMessage="The entry has no line items yet. <link>Enter the first line in step 4</link>"
          values={{ link: (content) => <Link {...entryLink(entry.id, 'step-4')}>{content}</Link> }}
        />
      </p>
    </FormSection>
  )
}
