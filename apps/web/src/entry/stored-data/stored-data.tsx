import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { snapshotsQuery } from '../activity/activity-api.ts'
import { useEntry } from '../editing/entry-context.ts'
import { isOnServer } from '../editing/on-server.ts'
import { useViewPreferences } from '../editing/use-view-preferences.ts'
import styles from './stored-data.module.css'
import { storedDataQuery } from './stored-data-api.ts'
import { StoredLines } from './stored-lines.tsx'
import { storedNameLabel } from './stored-rows.ts'
import { RecordFacts, RecordList, StoredSection } from './stored-section.tsx'
import { StoredValidations } from './stored-validations.tsx'

/** Everything that is kept of the entry, under the names that the data has; folded away until somebody asks. */
export function StoredData() {
  const entry = useEntry()
  const { preferences, keep } = useViewPreferences()
  const [opened, setOpened] = useState<readonly string[]>(preferences.open_records ?? [])
  if (!isOnServer(entry)) return null
  const toggle = (name: string, isOpen: boolean) => {
    const next = [...opened.filter((one) => one !== name), ...(isOpen ? [name] : [])]
    setOpened(next)
    keep({ open_records: next })
  }
  return (
    <Disclosure
      title={t({ id: 'stored-data.stored-data', defaultMessage: 'Stored data' })}
      isOpen={opened.includes('record')}
      onToggle={(isOpen) => toggle('record', isOpen)}
    >
      <Sections opened={opened} onToggle={toggle} />
    </Disclosure>
  )
}

interface SectionsProps {
  opened: readonly string[]
  onToggle: (name: string, open: boolean) => void
}

function Sections({ opened, onToggle }: SectionsProps) {
  const entry = useEntry()
  const { data, isPending } = useQuery(storedDataQuery(entry.id, entry.updated_at))
  const snapshots = useQuery(snapshotsQuery(entry.id))
  if (isPending)
    return (
      <Skeleton
        rows={8}
        label={t({ id: 'stored-data.loading-stored-record', defaultMessage: 'Loading stored record…' })}
      />
    )
  if (!data)
    return (
      <p className={` ${textStyles.secondary} ${styles.storedRecord}`}>
        {t({
          id: 'stored-data.the-stored-record-could-not',
          defaultMessage: 'The stored record could not be loaded.',
        })}
      </p>
    )
  const section = (name: string, title: string) => ({ name, title, open: opened.includes(name), onToggle })
  return (
    <div className={styles.storedRecord}>
      <p className={textStyles.secondary}>
        {t({
          id: 'stored-data.the-raw-data-of-this',
          defaultMessage: 'The raw data of this entry. Personal numbers are masked.',
        })}
      </p>
      <StoredSection {...section('entry', t({ id: 'common.entry', defaultMessage: 'Entry' }))}>
        <RecordFacts record={data.entry} />
      </StoredSection>
      <StoredSection {...section('shipment', t({ id: 'stored-data.shipment', defaultMessage: 'Shipment' }))}>
        <RecordFacts record={data.shipment} />
      </StoredSection>
      <StoredSection
        {...section('party_profile', t({ id: 'stored-data.party-profile', defaultMessage: 'Party profile' }))}
      >
        <RecordFacts record={data.party_profile} />
      </StoredSection>
      <StoredSection {...section('parties', t({ id: 'stored-data.parties', defaultMessage: 'Parties' }))}>
        <RecordList
          records={data.parties}
          titleOf={(index) => {
            const type = data.parties[index]!.party_type
            return type === 'ior'
              ? t({ id: 'stored-data.importer-of-record', defaultMessage: 'Importer of record' })
              : storedNameLabel(type)
          }}
        />
      </StoredSection>
      <StoredSection
        {...section(
          'trade_remedies',
          t({ id: 'stored-data.trade-remedies', defaultMessage: 'Trade remedies' }),
        )}
      >
        <RecordFacts record={data.trade_remedies} />
      </StoredSection>
      <StoredSection {...section('lines', t({ id: 'stored-data.lines', defaultMessage: 'Lines' }))}>
        <StoredLines entryId={entry.id} version={entry.updated_at} count={data.entry.line_count} />
      </StoredSection>
      <StoredSection
        {...section('fees', t({ id: 'stored-data.fee-summary', defaultMessage: 'Fee summary' }))}
      >
        <RecordList
          records={data.fees}
          titleOf={(index) =>
            t({ id: 'stored-data.fee', defaultMessage: 'Fee {index}' }, { index: index + 1 })
          }
        />
      </StoredSection>
      <StoredSection
        {...section('final_review', t({ id: 'stored-data.final-review', defaultMessage: 'Final review' }))}
      >
        <RecordFacts
          record={entry.draft_data.final_review}
          none={t({ id: 'stored-data.not-reviewed-yet', defaultMessage: 'Not reviewed yet.' })}
        />
      </StoredSection>
      <StoredSection
        {...section('validations', t({ id: 'stored-data.validations', defaultMessage: 'Validations' }))}
      >
        <StoredValidations entryId={entry.id} />
      </StoredSection>
      <StoredSection
        {...section('snapshots', t({ id: 'stored-data.json-snapshots', defaultMessage: 'JSON snapshots' }))}
      >
        <RecordList
          records={snapshots.data ?? []}
          titleOf={(index) =>
            t(
              { id: 'stored-data.version', defaultMessage: 'Version {version}' },
              { version: snapshots.data![index]!.version },
            )
          }
        />
      </StoredSection>
      <StoredSection
        {...section('submissions', t({ id: 'stored-data.submissions', defaultMessage: 'Submissions' }))}
      >
        <RecordList
          records={data.submissions}
          titleOf={(index) =>
            t({ id: 'stored-data.submission', defaultMessage: 'Submission {index}' }, { index: index + 1 })
          }
        />
      </StoredSection>
      <StoredSection {...section('tasks', t({ id: 'stored-data.tasks', defaultMessage: 'Tasks' }))}>
        <RecordList
          records={data.tasks}
          titleOf={(index) =>
            t({ id: 'stored-data.task', defaultMessage: 'Task {index}' }, { index: index + 1 })
          }
        />
      </StoredSection>
    </div>
  )
}
