import { fieldLabel, fieldOf, modeOf } from '@edfe/domain/entry'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { showText } from '../../values/format.ts'
import { useEntry } from '../entry-context.ts'
import type { DifferingField } from './compare-versions.ts'
import { markDifference } from './mark-difference.ts'
import styles from './version-row.module.css'

interface Props {
  field: DifferingField
  isRemote: boolean
  onChoose: (isRemote: boolean) => void
}

/** The name of a differing field: its label, with the line or fee it belongs to. */
function fieldLabels(path: string, mode: string): { label: string; sub: string } {
  const field = fieldOf(path)
  const row = /^(line_items|totals_declarations\.fee_summary)\.(\d+)(\.|$)/.exec(path)
  const label = field ? t(fieldLabel(path, mode)) : path.split('.').at(-1)!.replaceAll('_', ' ')
  const block = field?.block
    ? t({ id: 'version-row.block', defaultMessage: 'Block {block}' }, { block: field.block })
    : ''
  if (!row) return { label, sub: block }
  const number = String(Number(row[2]) + 1)
  const name =
    row[1] === 'line_items'
      ? t({ id: 'version-row.line', defaultMessage: 'line {number}' }, { number: number.padStart(3, '0') })
      : t({ id: 'version-row.fee', defaultMessage: 'fee {number}' }, { number })
  if (!row[3])
    return {
      label: t({ id: 'version-row.the-whole', defaultMessage: 'The whole {name}' }, { name }),
      sub: t({ id: 'version-row.removed-by-one-of-you', defaultMessage: 'Removed by one of you' }),
    }
  return { label, sub: [block, name].filter(Boolean).join(', ') }
}

/** Both versions of one field, with the characters in which they differ marked. */
export function VersionRow({ field, isRemote, onChoose }: Props) {
  const { label, sub } = fieldLabels(field.path, modeOf(useEntry().draft_data))
  const kind = fieldOf(field.path)?.kind
  const [local, remote] = markDifference(showText(kind, field.local), showText(kind, field.remote))
  return (
    <div className={styles.row} role="radiogroup" aria-label={label}>
      <div>
        <b className={textStyles.strong}>{label}</b>
        <small>{sub}</small>
      </div>
      {[local, remote].map((parts, side) => (
        <label key={side === 0 ? 'local' : 'remote'}>
          <input
            type="radio"
            name={`version-${field.path}`}
            checked={isRemote === (side === 1)}
            onChange={() => onChoose(side === 1)}
          />
          <span>
            {parts.same[0]}
            {parts.differs && <mark>{parts.differs}</mark>}
            {parts.same[1]}
            {!parts.same[0] && !parts.differs && !parts.same[1] && (
              <i className={textStyles.muted}>{t({ id: 'version-row.empty', defaultMessage: 'Empty' })}</i>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}
