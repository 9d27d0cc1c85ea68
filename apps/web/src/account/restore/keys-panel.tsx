import type { KeyCheck } from '@edfe/contracts/installation/installation'
import { KEY_FILES } from '@edfe/contracts/installation/keys'
import { useId, useState } from 'react'
import controlStyles from '../../ui/control.module.css'
import { controlAria, Field, type FieldProps } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { type KeyTexts, readKeyFiles } from './read-key-files.ts'
import styles from './restore.module.css'
import { fitNote, fitText } from './restore-texts.ts'

interface KeysPanelProps {
  keys: readonly KeyCheck[]
  onKeys: (keys: KeyTexts) => void
}

/** Takes the files of the keys, and says of each key whether it fits and what is lost without it. */
export function KeysPanel({ keys, onKeys }: KeysPanelProps) {
  const id = useId()
  const [problems, setProblems] = useState<string[]>([])
  const files = keys.filter(({ is_setting }) => !is_setting).map(({ name }) => KEY_FILES[name])
  const field: FieldProps = {
    id,
    label: t({ id: 'keys-panel.key-files', defaultMessage: 'Key files' }),
    hint: t(
      {
        id: 'keys-panel.hint',
        defaultMessage:
          'A backup does not hold its keys. They are files in the old data folder (var/data, or DATA_DIR): {files}. Choose all of them at once.',
      },
      { files: files.join(', ') },
    ),
    message: problems.length > 0 ? { severity: 'error', text: problems.join(' ') } : undefined,
  }
  const choose = async (chosen: FileList | null) => {
    const read = await readKeyFiles([...(chosen ?? [])])
    setProblems(read.problems)
    onKeys(read.keys)
  }
  return (
    <Panel title={t({ id: 'keys-panel.keys', defaultMessage: 'Keys' })}>
      {files.length > 0 && (
        <div className={panelStyles.body}>
          <Field {...field}>
            <input
              {...controlAria(id, field)}
              id={id}
              className={controlStyles.control}
              type="file"
              multiple
              onChange={({ target }) => void choose(target.files)}
            />
          </Field>
        </div>
      )}
      <ul
        className={`${layoutStyles.ruleAbove} ${layoutStyles.rules} ${styles.keys}`}
        aria-label={t({ id: 'keys-panel.keys-of-the-backup', defaultMessage: 'Keys of the backup' })}
      >
        {keys.map((key) => (
          <KeyLine key={key.name} check={key} />
        ))}
      </ul>
    </Panel>
  )
}

function KeyLine({ check }: { check: KeyCheck }) {
  const { name, fit, is_setting } = check
  const note = fitNote(check)
  const tone = fit === 'differs' ? 'error' : 'warning'
  return (
    <li>
      <p className={textStyles.strong}>
        {is_setting
          ? t(
              {
                id: 'keys-panel.a-setting-of-this-server',
                defaultMessage: '{name} (a setting of this server)',
              },
              { name },
            )
          : KEY_FILES[name]}
      </p>
      <p className={`${layoutStyles.row6} ${textStyles[fit === 'fits' ? 'success' : tone]}`}>
        <Icon name={fit === 'fits' ? 'accepted' : tone} />
        {fitText(check)}
      </p>
      {note && <p className={textStyles.secondary}>{note}</p>}
    </li>
  )
}
