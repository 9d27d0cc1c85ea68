import type { MessageRecord } from '@edfe/contracts/customs/messages'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Records } from '../ui/records.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Badge } from '../ui/status-badge.tsx'
import { t } from '../words/t.ts'
import { RecordFields } from './record-fields.tsx'

/** A message of 999 lines has some ten thousand records. */
const AT_ONCE = 200

type View = 'fields' | 'changes' | 'text'

interface Props {
  records: readonly MessageRecord[]
  /** What the message was held against, in a sentence. */
  compared: ReactNode
}

/** The records of a message: each with its fields, only those that differ, or all as they were sent. */
export function MessageRecords({ records, compared }: Props) {
  const [view, setView] = useState<View>('fields')
  const [most, setMost] = useState(AT_ONCE)
  const isCompared = records.some(({ change }) => change !== null)
  const shown =
    view === 'changes' ? records.filter(({ change }) => change !== 'none' && change !== null) : records
  const options: [View, string][] = [
    ['fields', t({ id: 'message-records.fields', defaultMessage: 'Fields' })],
    ['text', t({ id: 'message-records.text', defaultMessage: 'Text' })],
  ]
  if (isCompared)
    options.splice(1, 0, ['changes', t({ id: 'message-records.changes', defaultMessage: 'Changes' })])
  return (
    <Panel title={t({ id: 'message-records.records', defaultMessage: 'Records' })}>
      <div className={`${panelStyles.body} ${layoutStyles.stack12}`}>
        <p>{compared}</p>
        <Segmented
          legend={t({ id: 'message-records.show', defaultMessage: 'Show' })}
          options={options}
          value={view}
          onChange={setView}
        />
        {view === 'text' && <Records images={records.map(({ image }) => image)} />}
      </div>
      {view !== 'text' &&
        shown.slice(0, most).map((record, index) => (
          <Disclosure
            // biome-ignore lint/suspicious/noArrayIndexKey: records repeat, and their order never changes
            key={`${view} ${index}`}
            title={
              record.title
                ? t(
                    { id: 'message-records.record', defaultMessage: '{id} {title}' },
                    { id: record.id, title: record.title },
                  )
                : t(
                    { id: 'message-records.unknown', defaultMessage: '{id}, no known record' },
                    { id: record.id },
                  )
            }
            aside={<Change change={record.change} />}
            isOpen={view === 'changes'}
          >
            <RecordFields record={record} onlyChanges={view === 'changes' && record.change === 'changed'} />
          </Disclosure>
        ))}
      {view !== 'text' && shown.length > most && (
        <p className={panelStyles.body}>
          <Button look="quiet" onClick={() => setMost(most + AT_ONCE)}>
            {t(
              { id: 'message-records.more', defaultMessage: 'Show {count} more' },
              { count: Math.min(AT_ONCE, shown.length - most) },
            )}
          </Button>
        </p>
      )}
    </Panel>
  )
}

function Change({ change }: Pick<MessageRecord, 'change'>) {
  if (change === 'changed')
    return <Badge look="hold">{t({ id: 'message-records.changed', defaultMessage: 'Changed' })}</Badge>
  if (change === 'added')
    return <Badge look="accepted">{t({ id: 'message-records.added', defaultMessage: 'New' })}</Badge>
  return null
}
