/** Our Mission: what it says, and the roadmap of three phases. */
export const MISSION = {
  title: 'Our Mission',
  lead: 'Filing an entry should take minutes and cost a fair price. No one should have to guess what CBP requires.',
  phases: [
    [
      'File one entry',
      'Six steps, every check before filing, the duty calculation, submission and the CBP response.',
    ],
    [
      'Keep every record',
      'The documents, statements and messages of each entry in one place, ready for an audit years later.',
    ],
    [
      'File with less typing',
      'The product reuses parties, products and past entries. It asks only for what changed.',
    ],
  ],
} as const
