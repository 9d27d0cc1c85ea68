import {
  type DraftData,
  hasContent,
  type NamedPage,
  RARE_FIELDS,
  type StepKey,
  valueAt,
} from '@edfe/domain/entry'
import type { Finding } from '@edfe/domain/rules'
import { stepOf } from '../pages/step-path.ts'
import { hasPlaceIn } from './field-page.ts'

const pageOf = new Map(RARE_FIELDS.filter(({ isOfLine }) => !isOfLine).map(({ path, page }) => [path, page]))

/**
 * What the rules of the named pages of a step say of the rare fields that the entry gives: the step shows these fields,
 * with the words of their page. Of blank ones only their page and the review say something.
 */
export const findingsOnRare = (
  key: StepKey,
  draft: DraftData,
  checkPage: (page: NamedPage) => readonly Finding[],
): Finding[] =>
  stepOf(key).named.flatMap((page) =>
    checkPage(page).filter(
      ({ path }) =>
        pageOf.get(path) === page && !hasPlaceIn(key, path, draft) && hasContent(valueAt(draft, path)),
    ),
  )
