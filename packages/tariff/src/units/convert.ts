/** Units of one kind, each as a whole number of a small one; so every conversion is exact. Two kinds never convert. */
const KINDS: readonly Readonly<Record<string, bigint>>[] = [
  // Pieces.
  { NO: 1n, PCS: 1n, DOZ: 12n, DPC: 12n, HUN: 100n, GR: 144n, K: 1000n },
  { PRS: 1n, DPR: 12n },
  // Nanograms: a pound is 0.45359237 kg.
  {
    MG: 1_000_000n,
    CG: 10_000_000n,
    CAR: 200_000_000n,
    G: 1_000_000_000n,
    OZ: 28_349_523_125n,
    TOZ: 31_103_476_800n,
    LB: 453_592_370_000n,
    KG: 1_000_000_000_000n,
    STN: 907_184_740_000_000n,
    T: 1_000_000_000_000_000n,
    TON: 1_016_046_908_800_000n,
  },
  { CGM: 1n, CKG: 1000n, CTN: 1_000_000n },
  { CYG: 1n, CYK: 1000n },
  // Nanoliters: a gallon is 3.785411784 liters, a barrel 42 gallons.
  {
    ML: 1_000_000n,
    CC: 1_000_000n,
    CM3: 1_000_000n,
    PTL: 473_176_473n,
    QTL: 946_352_946n,
    L: 1_000_000_000n,
    GAL: 3_785_411_784n,
    BBL: 158_987_294_928n,
    M3: 1_000_000_000_000n,
    KM3: 1_000_000_000_000_000n,
  },
  { PFL: 1_000_000_000n, PFG: 3_785_411_784n },
  // Tenths of a millimeter: a foot is 0.3048 meters.
  { MM: 10n, CM: 100n, FT: 3048n, YD: 9144n, M: 10_000n, LNM: 10_000n, KM: 10_000_000n },
  // Hundredths of a square millimeter.
  {
    CM2: 10_000n,
    SQI: 64_516n,
    SFT: 9_290_304n,
    SYD: 83_612_736n,
    M2: 100_000_000n,
    KM2: 100_000_000_000n,
  },
]

/** A factor as a fraction: a quantity in one unit times `times`, divided by `over`, is the quantity in the other. */
export interface Factor {
  readonly times: bigint
  readonly over: bigint
}

/** The factor from one unit to another; undefined if they measure different things. CBP's unit codes. */
export function conversion(from: string, to: string): Factor | undefined {
  if (from === to) return { times: 1n, over: 1n }
  const kind = KINDS.find((units) => units[from] !== undefined && units[to] !== undefined)
  return kind && { times: kind[from]!, over: kind[to]! }
}
