/** What an operator can set as the road to customs: the simulator is practice, the others reach CBP. */
export const ROADS = ['simulator', 'directory', 'https', 'sftp', 'customscity'] as const
/** Where submissions go: over one of the roads, or to CBP's test system over a road with separate settings. */
export const CUSTOMS_GATEWAYS = [...ROADS, 'test'] as const
export type CustomsGatewayName = (typeof CUSTOMS_GATEWAYS)[number]

/** Who answers what is submitted: CBP, the simulator, or CBP's test system. */
export const CUSTOMS_SIDES = ['CBP', 'simulator', 'test'] as const
export type CustomsSide = (typeof CUSTOMS_SIDES)[number]

export const customsAt = (gateway: CustomsGatewayName): CustomsSide =>
  gateway === 'simulator' || gateway === 'test' ? gateway : 'CBP'

/** True if nothing that was submitted through the gateway is filed with CBP: it binds nobody, and no duty is owed on it. */
export const isPractice = (gateway: CustomsGatewayName): boolean => customsAt(gateway) !== 'CBP'

/** The gateways whose submissions are practice. */
export const PRACTICE_GATEWAYS = CUSTOMS_GATEWAYS.filter(isPractice)

/** True if what was submitted through the gateway never left this installation, so that no rule of CBP's bars it. */
export const isSimulated = (gateway: CustomsGatewayName): boolean => gateway === 'simulator'

/** True if the gateway takes documents of a service, which writes the records for CBP itself. */
export const takesDocuments = (gateway: CustomsGatewayName): boolean => gateway === 'customscity'

/** True if what was filed over one gateway goes on over the other: the same side answers both. */
export const isSameCustoms = (one: CustomsGatewayName, other: CustomsGatewayName): boolean =>
  customsAt(one) === customsAt(other)

/**
 * Why an organization practises: the server has no connection to CBP, the operator lets the organization test, or it has
 * no confirmed filer code.
 */
export const PRACTICE_REASONS = ['simulator', 'test', 'no_filer_code'] as const
export type PracticeReason = (typeof PRACTICE_REASONS)[number]

/**
 * Why nothing that an organization submits now is filed with CBP; undefined for one that files. CBP takes a summary only from
 * whom it has given a filer code (19 CFR 143.2), so without one that the operator has confirmed there is practice only.
 */
export function practiceReason({
  gateway,
  hasFilerCode,
}: {
  gateway: CustomsGatewayName
  hasFilerCode: boolean
}): PracticeReason | undefined {
  const side = customsAt(gateway)
  if (side !== 'CBP') return side
  return hasFilerCode ? undefined : 'no_filer_code'
}
