// The door of services: other areas import nothing past it.
export { defaultSchedule, type RenewalSchedule, readSchedule } from './lifecycle/schedule.ts';
export { dataEnds } from './product-lines/ending-words.ts';
export type { LineUpgrades } from './product-lines/line-upgrades.ts';
export type { LineWords } from './product-lines/line-words.ts';
export {
  type Allowance,
  type FirstStep,
  type LineDetails,
  noDetails,
  type ServiceLine,
} from './product-lines/service-line.ts';
export { type Adopted, adoptService } from './adopt/adopt-service.ts';
export { plansOf } from './adopt/plans.ts';
export { byHandProvider } from './by-hand/provider.ts';
export type { Drawn } from './operations/drawn.ts';
export {
  type Answer,
  type Built,
  builtNothing,
  type Call,
  type Capabilities,
  type Found,
  foundNothing,
  type Hop,
  type Operation,
  type OperationKind,
  type Outcome,
  type Power,
  type Provider,
  type RefusalText,
  type System,
  type Usage,
  type VpnAccess,
  type Wanted,
  wantedNothing,
} from './providers/provider.ts';
export { isSimulated, type ProviderFactory } from './providers/registry.ts';
export { servicesModule } from './module.ts';
export { provisioningModule } from './provisioning/module.ts';
export { passwordPurpose } from './provisioning/password-purpose.ts';
export { addMonths } from './dates.ts';
export { upgradesModule } from './upgrades/module.ts';
export { usageModule } from './usage/module.ts';
