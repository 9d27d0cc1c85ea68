import { t } from '../words/t.ts'

/** The two rules that an organization chooses from, by their value in the API. */
export const rulesOptions = () =>
  [
    [
      'specification',
      t({
        id: 'organization-form.practice-rules',
        defaultMessage: 'Practice rules: simpler, for learning',
      }),
    ],
    [
      'cbp',
      t({
        id: 'organization-form.cbps-rules',
        defaultMessage: "CBP's rules: prepare real filings",
      }),
    ],
  ] as const
