import { valueAt } from '../entry/agency-path.ts'
import type { DraftData } from '../entry/draft.ts'
import { STEPS, type StepKey, type StepProgress } from '../entry/steps.ts'
import type { Finding } from '../rules/finding.ts'

/** `missing`: the field is blank. `wrong`: it is not. `check`: a warning or a note, which never blocks. */
export const ISSUE_KINDS = ['wrong', 'missing', 'check'] as const
export type IssueKind = (typeof ISSUE_KINDS)[number]

/** The part of a finding that grouping reads. */
type Issue = Pick<Finding, 'rule_id' | 'severity' | 'path' | 'step'>

/** The same finding on one field of the entry, or on that field of several lines. */
export interface IssueGroup<I extends Issue> {
  kind: IssueKind
  /** In page order; at least one. */
  issues: readonly [I, ...I[]]
}

/** The findings of the review in one step. */
export interface StepIssues<I extends Issue> {
  step: StepKey
  /** The number of findings of each kind. */
  counts: Readonly<Record<IssueKind, number>>
  /** Wrong ones first, then missing ones, then checks; each in page order. */
  groups: readonly IssueGroup<I>[]
}

/** The findings of a review by step, in the order of the steps; those of one rule on several lines are one group. */
export function groupIssues<I extends Issue>(issues: readonly I[], draft: DraftData): StepIssues<I>[] {
  const bySteps = Map.groupBy(issues, ({ step }) => step)
  return STEPS.flatMap(({ key }) => {
    const found = bySteps.get(key)
    return found ? [stepIssues(key, found, draft)] : []
  })
}

function stepIssues<I extends Issue>(step: StepKey, found: readonly I[], draft: DraftData): StepIssues<I> {
  const counts = { wrong: 0, missing: 0, check: 0 }
  const groups = new Map<string, { kind: IssueKind; issues: [I, ...I[]] }>()
  for (const issue of found) {
    const kind = kindOf(issue, draft)
    counts[kind] += 1
    const key = `${kind} ${issue.rule_id} ${issue.path.replace(/\.\d+(?=\.)/g, '.*')}`
    const group = groups.get(key)
    if (group) group.issues.push(issue)
    else groups.set(key, { kind, issues: [issue] })
  }
  const ordered = [...groups.values()].sort(
    (one, other) => ISSUE_KINDS.indexOf(one.kind) - ISSUE_KINDS.indexOf(other.kind),
  )
  return { step, counts, groups: ordered }
}

function kindOf({ severity, path }: Issue, draft: DraftData): IssueKind {
  if (severity !== 'error') return 'check'
  return isBlankAt(path, draft) ? 'missing' : 'wrong'
}

/** True if nothing is given at a draft path. */
function isBlankAt(path: string, draft: DraftData): boolean {
  const value = valueAt(draft, path)
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Counts the errors of each step. */
export function errorsByStep(issues: readonly Issue[]): ReadonlyMap<StepKey, number> {
  const counts = new Map<StepKey, number>()
  for (const { severity, step } of issues) {
    if (severity === 'error') counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  return counts
}

/**
 * Progress that no finding contradicts: a step that was done and has errors, such as what a filing needs or what a later
 * change broke, is incomplete with their number. A step that is not done yet keeps its progress.
 */
export function progressWithErrors(
  progress: StepProgress,
  errors: ReadonlyMap<StepKey, number>,
): StepProgress {
  const contradicted = STEPS.flatMap(({ key }) => {
    const item = progress[key]
    const count = errors.get(key) ?? 0
    const isDone = item?.status === 'valid' || item?.status === 'complete'
    return isDone && count > 0
      ? [[key, { ...item, status: 'incomplete', validationErrors: count }] as const]
      : []
  })
  return { ...progress, ...Object.fromEntries(contradicted) }
}
