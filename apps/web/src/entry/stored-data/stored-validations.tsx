import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { storedValidationsQuery } from './stored-data-api.ts'
import { RecordFacts, RecordList } from './stored-section.tsx'

/** What the latest validation run found by field and record by record, and what earlier runs had found. */
export function StoredValidations({ entryId }: { entryId: string }) {
  const open = useQuery(storedValidationsQuery(entryId, false))
  const resolved = useQuery(storedValidationsQuery(entryId, true))
  if (open.isPending) return <Skeleton rows={4} label="Loading validations…" />
  if (!open.data) return <p className={textStyles.secondary}>The validations could not be loaded.</p>
  const { field_validation, error_messages, validations, total } = open.data
  return (
    <>
      <h4>By field</h4>
      <RecordFacts record={field_validation} none="The latest run found nothing." />
      <h4>Error messages</h4>
      <RecordFacts record={error_messages} none="The latest run found nothing." />
      {validations.length > 0 && <h4>{`${total} open, the first ${validations.length}`}</h4>}
      <RecordList records={validations} titleOf={(index) => `Open finding ${index + 1}`} />
      {(resolved.data?.total ?? 0) > 0 && (
        <>
          <h4>{`${resolved.data!.total} resolved, the latest ${resolved.data!.validations.length}`}</h4>
          <RecordList
            records={resolved.data!.validations}
            titleOf={(index) => `Resolved finding ${index + 1}`}
          />
        </>
      )}
    </>
  )
}
