import type { FieldProblem } from '@edfe/contracts/problem'
import { countText } from '../messages/money.ts'
import textStyles from '../ui/text.module.css'
import styles from './wrong-fields.module.css'

/** More than this are not read by anybody; the rest are counted. */
const MOST_SHOWN = 200

/** Every field of a file that is wrong, by its path in the file. */
export function WrongFields({ fields }: { fields: readonly FieldProblem[] }) {
  const rest = fields.length - MOST_SHOWN
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls and must be reachable */}
      <section className={styles.wrongFields} aria-label="Wrong fields" tabIndex={0}>
        <dl>
          {fields.slice(0, MOST_SHOWN).map(({ path, message }) => (
            <div key={`${path} ${message}`}>
              <dt>
                <code>{path || 'The whole file'}</code>
              </dt>
              <dd>{message}</dd>
            </div>
          ))}
        </dl>
      </section>
      {rest > 0 && (
        <p className={textStyles.secondary}>And {countText(rest)} more. Correct these, then import again.</p>
      )}
    </>
  )
}
