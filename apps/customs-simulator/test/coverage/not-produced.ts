/** Why the simulator does not answer with a condition of the entry summary. */
export const REASONS = {
  eliminated: 'CBP no longer uses the code, or does not generate it now.',
  chapter: 'The chapter of July 2026 no longer has the rule.',
  ended:
    'It belongs to the Generalized System of Preferences, which ended with the year 2020 (condition 606).',
  account: 'It depends on what CBP lets this filer, importer or port do; the simulator knows no accounts.',
  register:
    'It needs a register that only CBP holds: importers, bonds, facilities, carriers, manufacturers, cases, licenses, visas, quotas, exclusions, craft beverage rates, limits of census warnings.',
  tariffMarks:
    "It needs marks and rates of CBP's tariff file that the schedule does not print: licenses, visas, declarations, pairs, reserved numbers, countries, fees, exemptions.",
  editions:
    'It needs the schedule of each entry date, with every suffix and program; the simulator has two editions.',
  onFile:
    'It needs the state of this entry, or of another one, at CBP: release, statement, payment, review, liquidation.',
  release:
    'It belongs to line release, or to records of agencies that ACE no longer takes (DT, FD).',
  query: 'It belongs to another message than the entry summary.',
  twin: 'CBP has a second code for the same fault, and the simulator answers with that one.',
  system: "It tells of a fault of CBP's own systems.",
  position: 'It names the record of another condition, and the simulator sends it with that one.',
  otherForm:
    'The fault cannot reach this check: the simulator answers earlier, with the condition of the layout.',
} as const

export type Reason = keyof typeof REASONS

/** Codes of other messages (queries, statements, bonds, agencies): they do not belong to records 10 to 90. */
export const OTHER_MESSAGES = /^(0|C0|MS|P|S|ZZZ)/

/** The codes of the error dictionary that the simulator never answers with, by reason. */
export const NOT_PRODUCED: Record<Reason, string> = {
  eliminated: `245 306 311 489 490 491 492 493 494 495 496 497 498 500 501 502 503 504 506 508 510 512 513 514 515 516 517
    592 684 749 A14 B11 B61 B62 B63`,
  chapter: '221 320 505',
  ended: '617 618',
  account: `149 162 207 209 210 219 225 226 285 291 313 314 337 865 875 B13 B23 B34 B68 B70 B74 B78 X02 X09 X13 X17 X18
    X20 X22 X27 X28 X29 X30 X31`,
  register: `465 564 565 823 104 106 108 109 111 113 115 116 117 142 143 145 168 170 174 175 323 450 485 546
    548 549 550 551 552 553 554 555 556 557 558 559 560 561 562 563 566 567 568 569 570 571 572 573 574 578 579
    588 589 591 685 686 692 693 694 695 696 752 753 754 755 756 757 758 776 779 780 781 782 792 793 796 797 808
    809 810 812 815 820 861 L01 L02 L03 L04 L05 L06 L07 L08 L09 L10 L11 L12 L13 L14 L15 L16 L17 L18 Q03 Q04 Q05
    Q06 Q07 Q08 Q09 Q10 Q11 Q12 Q13 Q14 Q16 Q20 Q21 Q22 Q23 Q24 Q25`,
  tariffMarks: '598 612 615 620 631 645 647 649 669 687 688 698 699 775 790 795 874',
  editions: '610',
  onFile: `158 237 241 242 243 244 247 283 298 301 302 308 427 864 B26 B27 B28 B30 B33
    B47 B50 B51 B52 B55 B60 B64 B67 B69 B71 B72 B76 B77`,
  release: '148 195 597 750 A12 A13 A15 A16 B37',
  query: 'A01 X23 X35 X37 X38 X41',
  twin: '216 445 479 603 712 759 825',
  system: '642',
  position: 'A03',
  otherForm: '322 473 X34',
}
