import { LinkButton } from '../ui/link-button.tsx'
import { PageHead } from '../ui/page-head.tsx'

/** An entry that does not exist here, or belongs to someone else. */
export function EntryNotFound() {
  return (
    <>
      <PageHead title="Entry Not Found" sub="The requested entry could not be found." />
      <LinkButton to="/entries">Back to Entries</LinkButton>
    </>
  )
}
