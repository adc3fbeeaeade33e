// The door of services: other areas import nothing past it.
export { defaultSchedule, type RenewalSchedule, readSchedule } from './lifecycle/schedule.ts';
export { BuildError, type Built, type Power } from './product-lines/built.ts';
export { dataEnds } from './product-lines/ending-words.ts';
export type { LineUpgrades } from './product-lines/line-upgrades.ts';
export type { LineWords } from './product-lines/line-words.ts';
export { type LineDetails, noDetails, type ServiceLine } from './product-lines/service-line.ts';
export { servicesModule } from './module.ts';
export { provisioningModule } from './provisioning/module.ts';
export { passwordPurpose } from './provisioning/provision.ts';
export { addMonths } from './dates.ts';
export { upgradesModule } from './upgrades/module.ts';
