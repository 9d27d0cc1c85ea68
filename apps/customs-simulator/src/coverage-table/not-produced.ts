/** Why the simulator does not answer with a condition of the entry summary. */
export const REASONS = {
  eliminated: 'CBP no longer uses the code.',
  account: 'It depends on what CBP lets this filer, importer or port do; the simulator knows no accounts.',
  register:
    'It needs a register that only CBP holds: importers, bonds, facilities, carriers, manufacturers, cases, licenses, visas, quotas and exclusions.',
  onFile:
    'It needs the state of this entry, or of another one, at CBP: release, statement, payment, review, liquidation, withdrawals.',
  release:
    'It belongs to the records of cargo release and of agencies (SE, OI, PG), which the simulator does not take.',
  information: 'It informs about a summary that CBP accepts; the simulator answers with rejections only.',
  twin: 'CBP has a second code for the same fault, and the simulator answers with that one.',
  otherForm:
    'The fault cannot reach this check: the simulator answers earlier, with the condition of the layout.',
  open: 'The simulator does not judge it yet.',
} as const

export type Reason = keyof typeof REASONS

/** Codes of other messages (queries, statements, bonds, agencies): they do not belong to records 10 to 90. */
export const OTHER_MESSAGES = /^(0|C0|MS|P|S|ZZZ)/

/** The codes of the error dictionary that the simulator never answers with, by reason. */
export const NOT_PRODUCED: Record<Reason, string> = {
  eliminated: `245 306 489 490 491 492 493 494 495 496 497 498 500 501 502 503 504 506 508 510 512 513 514 515 516 517
    592 684 749 A14 B11 B61 B62 B63`,
  account: `149 162 207 209 210 219 225 226 285 291 313 314 337 865 875 B12 B13 B23 B34 B68 B70 B74 B78 X02 X09
    X13 X17 X18 X20 X21 X22 X23 X24 X25 X26 X27 X28 X29 X30 X31`,
  register: `101 104 106 108 109 110 111 113 114 115 116 117 142 143 145 168 169 170 172 174 175 177 178 179 194 289
    450 505 522 546 547 548 549 550 551 552 553 554 555 556 557 558 559 560 561 562 563 566 567 568 569 570 571 572
    573 574 578 579 588 589 591 593 594 595 685 686 691 692 693 694 695 696 752 753 754 755 756 757 758 759 776 779
    780 781 782 791 792 793 796 797 808 809 810 821 839 857 861 866 L01 L02 L03 L04 L05 L06 L07 L08 L09 L10 L11 L12
    L13 L14 L15 L16 L17 L18 Q03 Q04 Q05 Q06 Q07 Q08 Q09 Q10 Q11 Q12 Q13 Q14 Q16 Q20 Q21 Q22 Q23 Q24 Q25`,
  onFile: `158 216 217 230 237 241 242 243 244 247 256 257 283 298 299 300 301 302 303 304 305 308 321 427 485 760 864
    B22 B26 B27 B28 B29 B30 B31 B33 B45 B46 B47 B50 B51 B52 B55 B56 B59 B60 B64 B65 B66 B67 B69 B71 B72 B76 B77`,
  release: `147 148 150 195 196 318 319 320 338 339 340 597 750 785 A12 A13 A15 A16 B37`,
  information: `465 564 565 622 623 626 628 631 642 658 659 668 816 823`,
  twin: '445 479',
  otherForm: '322 525 526 712 A01 A03 A22 X34 X35 X37 X38 X41',
  open: `159 160 221 222 223 227 311 312 323 413 434 449 468 469 470 472 473 478 484 487 509 527 528 529
    534 541 598 603 604 605 607 609 60A 60B 60D 610 611 612 614 615 616 617 618 619 620 632 633 635 636 644 645 647
    649 651 652 653 655 657 661 662 663 665 666 667 669 676 677 679 687 688 690 698
    699 702 703 732 761 764 765 769 770 772 773 774 775 777 778 790 794 795 798 799 800 801 802 803 804 805 806 807
    811 812 814 815 817 818 820 824 825 836 837 838 844 845 846 847 850 856 869 870 871 872 873 874 876 A09`,
}
