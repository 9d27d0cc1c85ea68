import { LinkButton } from '../ui/link-button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { t } from '../words/t.ts'

/** An entry that does not exist here, or belongs to someone else. */
export function EntryNotFound() {
  return (
    <>
      <PageHead
        title={t({ id: 'entry-not-found.entry-not-found', defaultMessage: 'Entry Not Found' })}
        sub={t({
          id: 'entry-not-found.the-requested-entry-could-not',
          defaultMessage: 'The requested entry could not be found.',
        })}
      />
      <LinkButton to="/entries">
        {t({ id: 'entry-not-found.back-to-entries', defaultMessage: 'Back to Entries' })}
      </LinkButton>
    </>
  )
}
