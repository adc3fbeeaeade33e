import type { DsConfiguration, DsConfigured } from '@hoster/contract';
import type { FieldErrors } from '../../api/errors.ts';
import type { DedicatedControls } from './use-dedicated-order.ts';

/** What the fields of a server that can be configured are given. */
export interface MachineProps {
  controls: DedicatedControls;
  offer: DsConfiguration;
  chosen: DsConfigured;
  /** Changes the configuration. */
  configure: (change: Partial<DsConfigured>) => void;
  errors: FieldErrors;
}
