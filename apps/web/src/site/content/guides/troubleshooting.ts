import type { Guide } from './guide.ts'

export const TROUBLESHOOTING: Guide = {
  path: '/documentation/troubleshooting',
  title: 'Troubleshooting',
  description: 'A draft that will not save, a check that will not pass, an entry that customs rejected.',
  lead: 'A draft that will not save, a check that will not pass.',
  sections: [
    {
      heading: 'Saving',
      table: {
        head: ['What you see', 'What to do'],
        rows: [
          [
            'Not saved, trying again',
            'The connection is lost or slow. Keep typing: it stays in your browser and is saved when the server answers.',
          ],
          [
            'Someone else saved newer changes',
            'Two people edited the same entry. Both versions are shown side by side; choose for each field.',
          ],
          ['You were signed out', 'Sign in again. You come back to the same step with what you typed.'],
          [
            'This entry is read-only',
            'It has been submitted. A rejected entry offers Correct and file again.',
          ],
        ],
      },
    },
    {
      heading: 'Checks that often fail',
      table: {
        head: ['Message', 'Usual cause'],
        rows: [
          [
            'Invalid SCAC code for vessel transport',
            'The bill of lading [12] must begin with the carrier’s code, as printed on it. An unlisted carrier can be confirmed once.',
          ],
          [
            'Export date must be before import date',
            'Block 15 is the day the goods left, [11] the day they arrived.',
          ],
          [
            'HTSUS Number must be in format XXXX.XX.XXXX (e.g., 6201.19.1010)',
            'All ten digits of [33] are needed; eight digits are a rate line, not an article.',
          ],
          [
            'IT date is required when IT number is provided',
            'Blocks [16] and [17] go together. Leave both empty when the goods did not move in bond.',
          ],
          [
            'Electronic signature must exactly match the declarant name',
            'Type the name in [45] letter by letter as above it.',
          ],
        ],
      },
    },
    {
      heading: 'When customs rejects an entry',
      steps: [
        'Open the entry. Each condition says what customs found and links to the field.',
        'Choose Correct and file again. A new entry is made with everything you typed.',
        'Correct the field, sign again and submit.',
      ],
    },
    {
      heading: 'Signing in',
      list: [
        'A reset link goes to the address of the account. Look in the spam folder.',
        'After several failed attempts, sign-in pauses for a short time.',
        'If a member cannot see an entry, an administrator can check the role and whether the membership is active.',
      ],
    },
  ],
}
