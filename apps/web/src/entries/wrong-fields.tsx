import type { FieldProblem } from '@edfe/contracts/problem'
import { countText } from '../messages/money.ts'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './wrong-fields.module.css'

/** More than this are not read by anybody; the rest are counted. */
const MOST_SHOWN = 200

/** Every field of a file that is wrong, by its path in the file. */
export function WrongFields({ fields }: { fields: readonly FieldProblem[] }) {
  const rest = fields.length - MOST_SHOWN
  return (
    <>
      <section
        className={styles.wrongFields}
        aria-label={t({ id: 'wrong-fields.wrong-fields', defaultMessage: 'Wrong fields' })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls and must be reachable
        tabIndex={0}
      >
        <dl className={layoutStyles.rules}>
          {fields.slice(0, MOST_SHOWN).map(({ path, message }) => (
            <div key={`${path} ${message}`}>
              <dt>
                <code className={textStyles.breaks}>
                  {path || t({ id: 'wrong-fields.the-whole-file', defaultMessage: 'The whole file' })}
                </code>
              </dt>
              <dd>{message}</dd>
            </div>
          ))}
        </dl>
      </section>
      {rest > 0 && (
        <p className={textStyles.secondary}>
          {t(
            {
              id: 'wrong-fields.and-more-correct-these-then',
              defaultMessage: 'And {rest} more. Correct these, then import again.',
            },
            { rest: countText(rest) },
          )}
        </p>
      )}
    </>
  )
}
