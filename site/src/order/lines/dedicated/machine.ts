import type { DsConfiguration, DsConfigured } from '@hoster/contract';
import type { FieldErrors } from '../../../api/errors.ts';
import type { DedicatedControls } from './use-dedicated-order.ts';

/** Props for the fields of a configurable server. */
export interface MachineProps {
  controls: DedicatedControls;
  offer: DsConfiguration;
  chosen: DsConfigured;
  /** Changes the configuration. */
  configure: (change: Partial<DsConfigured>) => void;
  errors: FieldErrors;
}

/** Returns the props for the fields of a server; null for one that can't be configured. */
export function machineOf({ controls, errors }: Pick<MachineProps, 'controls' | 'errors'>): MachineProps | null {
  const { order, choose } = controls;
  const { configuration: offer } = order.context;
  const { configuration: chosen } = order.choice;
  if (!offer || !chosen) return null;
  const configure = (change: Partial<DsConfigured>) => choose({ configuration: { ...chosen, ...change } });
  return { controls, offer, chosen, configure, errors };
}
