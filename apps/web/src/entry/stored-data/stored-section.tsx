import { type ReactNode, useState } from 'react'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import styles from './stored-data.module.css'
import { storedRows } from './stored-rows.ts'
import storedSectionStyles from './stored-section.module.css'

interface Props {
  /** The name under which the view preferences keep the section. */
  name: string
  title: string
  open: boolean
  onToggle: (name: string, open: boolean) => void
  children: ReactNode
}

/** One record of the entry, folded; what it holds is asked for when it is opened. */
export function StoredSection({ name, title, open, onToggle, children }: Props) {
  const [isOpen, setOpen] = useState(open)
  return (
    <details
      className={storedSectionStyles.section}
      open={isOpen}
      onToggle={(event) => {
        const now = event.currentTarget.open
        if (now === isOpen) return
        setOpen(now)
        onToggle(name, now)
      }}
    >
      <summary>
        <h4>{title}</h4>
      </summary>
      {isOpen && children}
    </details>
  )
}

/** The facts of one record, each with its name in the data; `none` is said in place of a record that is not kept. */
export function RecordFacts({
  record,
  none = t({ id: 'stored-section.nothing-is-kept', defaultMessage: 'Nothing is kept.' }),
}: {
  record: object | null | undefined
  none?: string
}) {
  if (!record || Object.keys(record).length === 0) return <p className={textStyles.secondary}>{none}</p>
  return (
    <dl className={styles.recordFacts}>
      {storedRows(record).map(({ name, words, value }) => (
        <div key={name}>
          <dt className={`${textStyles.ink} ${textStyles.breaks}`}>
            {words} <code>{name}</code>
          </dt>
          <dd className={`${textStyles.figures} ${textStyles.breaks}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The records of one kind, each under its title. */
export function RecordList({
  records,
  titleOf,
}: {
  records: readonly object[]
  titleOf: (index: number) => string
}) {
  if (records.length === 0)
    return (
      <p className={textStyles.secondary}>
        {t({ id: 'stored-section.there-are-none', defaultMessage: 'There are none.' })}
      </p>
    )
  return records.map((record, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: records of one answer, which are shown as they came
    <section key={index} aria-label={titleOf(index)}>
      <h4>{titleOf(index)}</h4>
      <RecordFacts record={record} />
    </section>
  ))
}
