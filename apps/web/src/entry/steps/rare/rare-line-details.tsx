import { type DraftPath, hasContent, RARE_FIELDS } from '@edfe/domain/entry'
import { useState } from 'react'
import fieldStyles from '../../../ui/field.module.css'
import { t } from '../../../words/t.ts'
import { DetailField } from '../../details/detail-field.tsx'
import { useEntry, useEntryContext } from '../../editing/entry-context.ts'
import { focusField, focusFieldSoon } from '../../form/field-id.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import { useFieldFromHash } from '../../form/use-field-from-hash.ts'
import { useValues } from '../../form/use-values.ts'
import { opensInLine } from '../../frame/field-page.ts'
import { LineSection } from '../lines/line-section.tsx'
import { AddRareDetail, type Jump } from './add-rare-detail.tsx'
import { KnownFacts } from './known-facts.tsx'
import { factText, rareLabel } from './rare-words.ts'

/** The open line shows these among its other fields. */
const IN_LINE: readonly string[] = ['part_number', 'purchase_order', 'manufacturer_mid']

const OF_LINE = RARE_FIELDS.filter(
  ({ path, isOfLine }) => isOfLine && opensInLine(path) && !IN_LINE.includes(path),
)

/** The rare fields of the open line: those with a value as known facts, those that somebody asked for as fields. */
export function RareLineDetails({ id, onJump }: { id: string; onJump: Jump }) {
  const { editor } = useEntryContext()
  const { may } = useEntry()
  const { form } = useEntryFormContext()
  const [asked, setAsked] = useState<readonly string[]>([])
  const nameOf = (path: string) => `line_items.${id}.${path}`
  const values = useValues(
    form,
    OF_LINE.map(({ path }) => nameOf(path)),
  )
  const ask = (path: string) => setAsked((now) => (now.includes(path) ? now : [...now, path]))
  const open = (path: string) => {
    if (focusField(nameOf(path))) return
    ask(path)
    focusFieldSoon(nameOf(path))
  }
  useFieldFromHash((named) => {
    const at = (editor.section('line_items') ?? []).findIndex((line) => line.id === id)
    const path = OF_LINE.find((rare) => named === `line_items.${at}.${rare.path}`)?.path
    if (path) ask(path)
  })
  const facts = OF_LINE.flatMap((rare, at) => {
    const { path } = rare
    const isUsual = path === 'currency_code' && values[at] === 'USD'
    return hasContent(values[at]) && !isUsual && !asked.includes(path)
      ? [
          {
            key: path,
            label: rareLabel(rare),
            text: factText(`line_items.0.${path}`, values[at]),
            onChange: () => open(path),
          },
        ]
      : []
  })
  if (!may.edit && facts.length === 0) return null
  return (
    <LineSection title={t({ id: 'rare-details.title', defaultMessage: 'Rare details' })}>
      <div className={fieldStyles.grid}>
        <KnownFacts facts={facts} mayEdit={may.edit} />
        {asked.map((path) => (
          <DetailField key={path} name={nameOf(path) as DraftPath} />
        ))}
        {may.edit && <AddRareDetail step="line_items" onJump={onJump} line={{ id, onOpen: open }} />}
      </div>
    </LineSection>
  )
}
