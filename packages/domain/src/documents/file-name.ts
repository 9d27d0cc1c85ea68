import { FILE_TYPES, type FileType } from './file-types.ts'
import { MAX_NAME_LENGTH } from './limits.ts'

const UNNAMED = 'document'
/** Control characters, and marks that turn the direction of text: 'fdp.exe' would read as 'exe.pdf'. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu
/** The characters that file systems and addresses read as more than a name. */
const RESERVED = /[<>:"|?*]/g

/** A file's name as it is kept: without folders, hidden characters and what file systems reserve. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last.normalize('NFC').replace(UNSAFE, '').replace(RESERVED, '_').trim().replace(/^\.+/, '')
  return shortened(clean) || UNNAMED
}

/** At most MAX_NAME_LENGTH characters, with the end of the name kept. */
function shortened(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  return name.slice(0, MAX_NAME_LENGTH - ending.length) + ending
}

/** The name of a download: its ending is that of the content, whatever the file was called. */
export function downloadName(name: string, type: FileType): string {
  const { endings } = FILE_TYPES[type]
  const lower = name.toLowerCase()
  return endings.some((ending) => lower.endsWith(`.${ending}`)) ? name : `${name}.${endings[0]}`
}
