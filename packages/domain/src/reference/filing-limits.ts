/** The highest value of the goods of an informal entry, in cents: 19 U.S.C. 1498, 19 CFR 143.21. */
export const INFORMAL_LIMIT = 250_000n

/** The same of American goods returned (9801.00.10), in cents: CBP ACE error dictionary, condition 646. */
export const RETURNED_GOODS_LIMIT = 1_000_000n

/** A harbor maintenance fee up to this, in cents, is not collected when nothing else is owed (condition 602). */
export const HMF_DE_MINIMIS = 300n

/** By how much, in cents, the duty of a line or of an entry may differ from what customs computes (conditions 624, 627). */
export const DUTY_TOLERANCE = 299n

/** By how much, in cents, the I.R. tax of a line may differ from what customs computes (condition 660). */
export const IR_TAX_TOLERANCE = 300n

/** The largest fee of a line, in cents: record 62 has eight digits for it. */
export const LINE_FEE_LIMIT = 99_999_999n

/**
 * An agricultural fee's tolerance against CBP's calculation (ACE error dictionary, conditions 661 and 663),
 * in cents.
 */
export const AGRICULTURAL_FEE_TOLERANCE = 300n

/** Above this value, in cents, a line without charges is refused (condition 664). */
export const CHARGES_LIMIT = 125_000n

/** Tariff numbers whose articles need no charges (condition 664). */
export const CHARGE_EXEMPT_NUMBERS: readonly string[] = [
  '9802004040',
  '9802005010',
  '9802005060',
  '9802008040',
  '9802008060',
  '9813000520',
  '9813000540',
]
