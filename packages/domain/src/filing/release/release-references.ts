/** Qualifiers of a reference, and the form of each (SE20 note 1). */
export const RELEASE_REFERENCES: Readonly<Record<string, RegExp>> = {
  CR: /^.{1,9}$/,
  EN: /^[A-Z0-9]{3}\d{8}$/,
  IB: /^(\d{9}|\d{11}|[A-Z0-9]{3}\d{8})$/,
  FTZ: /^[A-Z0-9]{1,19}$/,
  DIS: /^.{1,50}$/,
  V1: /^[A-Z0-9]{3}$/,
  AMT: /^[1-9]\d{0,9}$/,
  EXP: /^Y$/,
  KII: /^Y$/,
  RRN: /^.{1,50}$/,
  PER: /^Y$/,
  CES: /^[A-Z0-9]{11}$/,
  EDA: /^\d{6}$/,
}
