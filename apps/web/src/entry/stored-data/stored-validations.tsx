import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { storedValidationsQuery } from './stored-data-api.ts'
import { RecordFacts, RecordList } from './stored-section.tsx'

/**
 * Shows the findings of the latest validation run by field and record by record, and those of earlier runs.
 */
export function StoredValidations({ entryId }: { entryId: string }) {
  const open = useQuery(storedValidationsQuery(entryId, false))
  const resolved = useQuery(storedValidationsQuery(entryId, true))
  if (open.isPending)
    return (
      <Skeleton
        rows={4}
        label={t({ id: 'stored-validations.loading-validations', defaultMessage: 'Loading validations…' })}
      />
    )
  if (!open.data)
    return (
      <p className={textStyles.secondary}>
        {t({
          id: 'stored-validations.the-validations-could-not-be',
          defaultMessage: 'The validations could not be loaded.',
        })}
      </p>
    )
  const { field_validation, error_messages, validations, total } = open.data
  return (
    <>
      <h4>{t({ id: 'stored-validations.by-field', defaultMessage: 'By field' })}</h4>
      <RecordFacts
        record={field_validation}
        none={t({
          id: 'stored-validations.the-latest-run-found-nothing',
          defaultMessage: 'The latest run found nothing.',
        })}
      />
      <h4>{t({ id: 'stored-validations.error-messages', defaultMessage: 'Error messages' })}</h4>
      <RecordFacts
        record={error_messages}
        none={t({
          id: 'stored-validations.the-latest-run-found-nothing',
          defaultMessage: 'The latest run found nothing.',
        })}
      />
      {validations.length > 0 && (
        <h4>
          {t(
            {
              id: 'stored-validations.open-the-first',
              defaultMessage: '{total} open, the first {count}',
            },
            { total, count: validations.length },
          )}
        </h4>
      )}
      <RecordList
        records={validations}
        titleOf={(index) =>
          t(
            { id: 'stored-validations.open-finding', defaultMessage: 'Open finding {index}' },
            { index: index + 1 },
          )
        }
      />
      {(resolved.data?.total ?? 0) > 0 && (
        <>
          <h4>
            {t(
              {
                id: 'stored-validations.resolved-the-latest',
                defaultMessage: '{total} resolved, the latest {count}',
              },
              { total: resolved.data!.total, count: resolved.data!.validations.length },
            )}
          </h4>
          <RecordList
            records={resolved.data!.validations}
            titleOf={(index) =>
              t(
                { id: 'stored-validations.resolved-finding', defaultMessage: 'Resolved finding {index}' },
                { index: index + 1 },
              )
            }
          />
        </>
      )}
    </>
  )
}
