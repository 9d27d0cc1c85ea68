import { Link } from '@tanstack/react-router'
import { useEditorState } from '../../editing/entry-context.ts'
import { entryLink } from '../../entry-link.ts'
import { FormSection } from '../../form/form-section.tsx'

/** A page about lines of an entry that has none. */
export function NoLines() {
  const { entry } = useEditorState()
  return (
    <FormSection title="Lines" lead="This page adds to the lines of step 4." isPlain>
      <p>
        The entry has no line items yet.{' '}
        <Link {...entryLink(entry.id, 'step-4')}>Enter the first line in step 4</Link>
      </p>
    </FormSection>
  )
}
