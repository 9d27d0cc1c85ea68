/**
 * The messages that specification 2§5 and 2§8 quote and that no rule of a field says, by the test that brings them
 * about. `…`, `N` and `{words}` are blanks. What a rule says about a typed value is in `fields/`.
 */
export interface MessagesOfTest {
  /** From the root of the repository. */
  file: string
  /** The title of the test, or the part of it that does not depend on its table. */
  test: string
  messages: readonly string[]
}

const REFUSALS = 'apps/api/test/specified-refusals.test.ts'
const STATUS = 'apps/api/test/entry-status.test.ts'
const ACCOUNT = 'apps/api/test/account-messages.test.ts'
const FAILURES = 'e2e/failure-messages.spec.ts'
const STEPS = 'e2e/step-messages.spec.ts'
const PAGES = 'e2e/detail-pages.spec.ts'
const PARTIES = 'e2e/detail-pages-parties.spec.ts'
const TOTALS = 'e2e/detail-pages-totals.spec.ts'

export const REACHED_BY: readonly MessagesOfTest[] = [
  {
    file: PARTIES,
    test: 'export timing and parties ask for transport first',
    messages: [
      'Save transport and movement details before adding export timing.',
      'Party profile is required for Blocks 25-30.',
      'Transport and movement details are required for Blocks 8-20.',
    ],
  },
  {
    file: FAILURES,
    test: 'a detail page with errors is refused in the words of its section',
    messages: [
      'Transport data validation failed',
      'Party information failed validation per CBP Form 7501 Blocks 25-30.',
      'Bond information failed validation per CBP Form 7501 Block 5.',
      'Duty and tax calculations failed validation.',
    ],
  },
  {
    file: PAGES,
    test: 'a withdrawal from a warehouse (type 21) gets its export timing',
    messages: ['Export movement validation failed'],
  },
  {
    file: TOTALS,
    test: 'a line under an antidumping order gets its case, role, rate and amount',
    messages: ['Line items failed validation.'],
  },
  {
    file: TOTALS,
    test: 'charges by code and an invoice in euros give the entered value',
    messages: ['Quantities and values failed validation.'],
  },
  {
    file: ACCOUNT,
    test: "the API says '%s'",
    messages: [
      'User not found',
      'Unknown database error',
      'Required field cannot be null: {column}',
      'Database constraint violation: {constraint}',
      'RLS policy violation: insufficient permissions.',
    ],
  },
  {
    file: REFUSALS,
    test: 'an assignee that is no user id is refused',
    messages: ['Invalid user ID: …'],
  },
  {
    file: 'apps/web/src/entry/editing/local/local-entries.test.ts',
    test: 'an uploaded entry is no longer in this browser',
    messages: ['Entry not found'],
  },
  {
    file: STATUS,
    test: 'a submitted entry is read-only, and nothing of a refused submission remains',
    messages: ['Entry already submitted'],
  },
  {
    file: STATUS,
    test: 'a preparer validates but does not submit, and a role that is not the member’s own does not sign',
    messages: [
      'Insufficient permissions for status change.',
      'Status validation failed: declaration requirements not met',
    ],
  },
  {
    file: STATUS,
    test: 'an entry with errors is neither validated nor submitted, and the answer lists them',
    messages: ['Status validation failed: resolve blocking issues before continuing.'],
  },
  {
    file: STATUS,
    test: 'a role that reads only is refused the declaration in the words for it',
    messages: ['Insufficient permissions for declaration submission'],
  },
  {
    file: REFUSALS,
    test: 'a header that somebody else saved first is not overwritten',
    messages: [
      'Last change by {name} at {time}.',
      'Someone else saved newer changes to this entry. Refresh to review the latest draft or discard your local edits.',
    ],
  },
  {
    file: REFUSALS,
    test: 'a conflict with somebody whose name is no longer known says another user',
    messages: ['another user'],
  },
  {
    file: REFUSALS,
    test: 'a draft that somebody else changed is not cleared',
    messages: ['Someone else saved newer entry information before your request completed. …'],
  },
  {
    file: REFUSALS,
    test: 'transport that somebody else saved first is not overwritten',
    messages: ['Someone else saved newer transport changes. …'],
  },
  {
    file: REFUSALS,
    test: 'the status of an entry that somebody else changed stays as it is',
    messages: [
      'Another user changed the entry status before your update completed. Refresh to review the latest state before continuing.',
    ],
  },
  {
    file: 'apps/api/test/hostile-input.test.ts',
    test: 'a fault of the server says nothing of how it is built, in a list of results either',
    messages: ['Bulk validation error: …'],
  },
  {
    file: REFUSALS,
    test: 'canonical JSON of a draft whose port is blank is refused, and nothing is stored',
    messages: ['Schema validation failed: …'],
  },
  {
    file: 'apps/api/test/entry-activity.test.ts',
    test: 'is kept in every version, the newest first',
    messages: ['Canonical JSON not available for this entry.'],
  },
  {
    file: TOTALS,
    test: 'the declaration page is signed in a role and returns to step 5',
    messages: [
      'Declaration text must be accepted per Block 40',
      'Electronic signature required per Block 45',
    ],
  },
  {
    file: 'packages/domain/src/entry/decide-declaration.test.ts',
    test: '%s',
    messages: [
      'Electronic signature must exactly match the declarant name',
      'All required fields must be completed before submission',
    ],
  },
  {
    file: FAILURES,
    test: 'an entry that cannot be begun or created says why',
    messages: [
      'Failed to create entry after multiple attempts.',
      'Failed to create a new entry: {message}. Please try refreshing the page.',
      'Unable to create entry. There was an issue setting up your organization. Please try refreshing the page or contact support if the problem persists.',
      'Please log in to create an entry. If you are already logged in, please try refreshing the page.',
    ],
  },
  {
    file: 'apps/api/test/organization-failed.test.ts',
    test: 'when the first entry finds no organization and none can be made',
    messages: ['Failed to create default organization'],
  },
  {
    file: REFUSALS,
    test: 'an organization whose filer code has no number left creates no entry',
    messages: ['Failed to generate entry number after multiple attempts'],
  },
  {
    file: FAILURES,
    test: 'an entry that cannot be loaded says why',
    messages: [
      'Failed to initialize entry: {message}. Please try again or contact support.',
      'Unable to load entry. There was an issue with your organization. Please try refreshing the page or contact support if the problem persists.',
      'Please log in to view this entry. If you are already logged in, please try refreshing the page.',
    ],
  },
  {
    file: FAILURES,
    test: 'step 1 lists the fields that are wrong, and says when nothing is filled in',
    messages: [
      'Please fix errors in: {field labels}',
      'Please complete all required fields before continuing.',
      'Error (N)',
    ],
  },
  {
    file: STEPS,
    test: 'a save that fails without a sentence of the server shows the one of its step',
    messages: [
      'Failed to save entry header. Please try again.',
      'Failed to save parties and locations. Please try again.',
    ],
  },
  {
    file: FAILURES,
    test: 'the dashboard says that the drafts could not be counted',
    messages: ['Failed to load drafts'],
  },
  {
    file: STEPS,
    test: 'saving a step announces that it is checked, and what came of it',
    messages: ['Validation in progress…', 'Entry header validation passed.'],
  },
  {
    file: STEPS,
    test: 'says what is wrong when a field is left, and lists it when the step is saved',
    messages: ['Field validation failed: {detail}', 'Form has N validation errors'],
  },
  {
    file: 'apps/web/src/entry/form/controls/combobox-field.browser.test.tsx',
    test: 'a search of %s says %s, then %s',
    messages: [
      'No countries found',
      'No foreign ports found',
      'Searching port codes...',
      'Searching surety companies...',
      'Searching countries...',
      'Searching foreign ports...',
    ],
  },
]
