import textStyles from '../../ui/text.module.css'
import { locale } from '../../words/language.ts'
import { t } from '../../words/t.ts'
import type { Import } from './use-import.ts'

/** Names the columns that are not understood, while a value that every line needs has no column. */
export function UnknownColumns({ sheet }: { sheet: Import }) {
  const { unknown } = sheet.read
  if (unknown.length === 0) return null
  const names = unknown.map((heading) =>
    t({ id: 'unknown-columns.heading', defaultMessage: '‘{heading}’' }, { heading }),
  )
  return (
    <p role="status" className={textStyles.warning}>
      {t(
        {
          id: 'unknown-columns.not-understood',
          defaultMessage:
            '{count, plural, one {The column {names} is not understood. Choose what it becomes, or leave it out.} other {The columns {names} are not understood. Choose what each becomes, or leave them out.}}',
        },
        { count: unknown.length, names: new Intl.ListFormat(locale()).format(names) },
      )}
    </p>
  )
}
