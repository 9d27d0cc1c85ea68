import { Link } from '@tanstack/react-router'
import { ORGANIZATION_FIELDS } from '../../../messages/organization-pages.ts'
import fieldStyles from '../../../ui/field.module.css'
import { T } from '../../../words/text.tsx'
import { useEntryContext } from '../../editing/entry-context.ts'

/** Says once by which rules an entry is checked, where they are not CBP's, and where they are chosen. */
export function RulesInUse() {
  const { profile } = useEntryContext().rules
  if (profile.name === 'cbp') return null
  return (
    <p className={fieldStyles.note}>
      <T
        id="rules-in-use.text"
        defaultMessage="This entry is checked by practice rules. CBP's rules differ in a few places. <link>Choose the rules</link>"
        values={{ link: (content) => <Link {...ORGANIZATION_FIELDS.rules}>{content}</Link> }}
      />
    </p>
  )
}
