import type { Entry } from '@edfe/contracts/entries/entry'
import type { IssueGroup } from '@edfe/domain/review'
import type { ShownFinding } from '@edfe/messages'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { FindingLink } from '../../sheet/finding-link.tsx'
import { ISSUE_LOOKS } from './issue-item.tsx'
import styles from './issue-panel.module.css'
import { isFixable } from './quick-fix-values.ts'

interface Props {
  entry: Entry
  /** Fields without content, each in one group. */
  blanks: readonly IssueGroup<ShownFinding>[]
  onOpen: () => void
}

const { icon, colour, word } = ISSUE_LOOKS.missing

/** The many blank fields of a step in one row, each a link to its field. */
export const BlankFields = ({ entry, blanks, onOpen }: Props) => (
  <li className={`${textStyles.small} ${layoutStyles.grid} ${layoutStyles.inset16} ${styles.issue}`}>
    <span className={colour}>
      <Icon name={icon} />
    </span>
    <div>
      <p className={`${textStyles.usual} ${textStyles.tight}`}>
        <T
          id="blank-fields.fields-are-blank"
          defaultMessage="{word}{count} fields are blank."
          values={{
            word: (
              <span className={`${textStyles.fine} ${textStyles.strong} ${styles.kind} ${colour}`}>
                {t(word)}
              </span>
            ),
            count: blanks.length,
          }}
        />
      </p>
      <ul className={styles.blanks}>
        {blanks.map(({ issues: [first] }) => (
          <li key={`${first.rule_id} ${first.path}`}>
            <FindingLink entry={entry} finding={first} />
          </li>
        ))}
      </ul>
      {entry.may.edit && blanks.some(({ issues: [{ path }] }) => isFixable(path)) && (
        <p
          className={`${textStyles.usual} ${textStyles.tight} ${layoutStyles.wrap} ${layoutStyles.alignEnd} ${layoutStyles.spaceAbove12} ${styles.fix}`}
        >
          <Button look="quiet" small onClick={onOpen}>
            {t({ id: 'blank-fields.fill-them', defaultMessage: 'Fill them in here' })}
          </Button>
        </p>
      )}
    </div>
  </li>
)
