import { KEY_FILES, KEY_NAMES, type KeyName, MAX_KEY_LENGTH } from '@edfe/contracts/installation/keys'
import { t } from '../../words/t.ts'

export type KeyTexts = Partial<Record<KeyName, string>>

interface ReadKeys {
  keys: KeyTexts
  /** Files that are no key, as sentences. */
  problems: string[]
}

/** Reads files of keys; their names say which key each is. */
export async function readKeyFiles(files: readonly File[]): Promise<ReadKeys> {
  const read: ReadKeys = { keys: {}, problems: [] }
  for (const file of files) {
    const name = KEY_NAMES.find((key) => KEY_FILES[key] === file.name)
    if (!name) {
      read.problems.push(
        t(
          {
            id: 'read-key-files.is-not-the-name-of',
            defaultMessage: '{name} is not the name of a key file.',
          },
          { name: file.name },
        ),
      )
      continue
    }
    const text = file.size > 2 * MAX_KEY_LENGTH ? '' : (await file.text()).trim()
    if (text === '' || text.length > MAX_KEY_LENGTH)
      read.problems.push(
        t({ id: 'read-key-files.holds-no-key', defaultMessage: '{name} holds no key.' }, { name: file.name }),
      )
    else read.keys[name] = text
  }
  return read
}
