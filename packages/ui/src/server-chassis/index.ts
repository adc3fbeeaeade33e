export type { ChassisDisk } from './chassis-front.tsx';
export * from './server-chassis.tsx';
