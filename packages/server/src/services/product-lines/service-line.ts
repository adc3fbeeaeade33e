import {
  perLine,
  type OrderBody,
  type ProductLine,
  type Service,
  type ServiceAccess,
  type ServiceDetails,
  type StaffSetup,
} from '@hoster/contract';
import type { Message } from '../../i18n/translate.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { OrderedLine, ServiceRow, Shop } from '../../sales/index.ts';
import type { Drawn } from '../operations/drawn.ts';
import type { Built, Wanted } from '../providers/provider.ts';
import type { LineUpgrades } from './line-upgrades.ts';
import type { LineWords } from './line-words.ts';

/** Details of a service that are specific to its line. */
export type LineDetails = Pick<
  ServiceDetails,
  | 'os'
  | 'control_panel'
  | 'disk_image'
  | 'iso_url'
  | 'configuration'
  | 'base_administration'
  // Details specific to a VPS are described above.
  | Exclude<ProductLine, 'vps'>
> &
  Pick<ServiceAccess, 'port' | 'ssh_keys' | 'panel_url'>;

const { vps: _, ...noneOfOthers } = perLine(() => null);

/** Details of a service whose line adds none. */
export const noDetails: LineDetails = {
  os: null,
  control_panel: null,
  disk_image: null,
  iso_url: null,
  configuration: null,
  base_administration: null,
  ...noneOfOthers,
  port: null,
  ssh_keys: [],
  panel_url: null,
};

/** What a service may use. Null: unlimited, or not counted. */
export interface Allowance {
  /** GB. */
  readonly disk: number | null;
  /** TB a month, both directions. */
  readonly traffic: number | null;
}

/** Properties specific to the services of a product line. The rest of their lifecycle is the same for all lines. */
/** A page of the help about what to do with a new service. */
export interface FirstStep {
  readonly text: Message;
  /** Path in English: `/help/secure-ssh/`. */
  readonly page: `/help/${string}/`;
}

export interface ServiceLine extends Pick<OrderedLine<OrderBody, Shop>, 'label' | 'returnStock'> {
  /** Texts of emails and pages about a service. */
  readonly words: LineWords;
  /** Plan in the list of services; `id` null for one of a custom size. */
  tariff(catalogue: Catalogue, service: ServiceRow, language: Language): Service['tariff'];
  details(
    context: Context,
    catalogue: Catalogue,
    service: ServiceRow,
    language: Language,
  ): LineDetails | Promise<LineDetails>;
  /** What a service may use; absent where nothing is limited. */
  allowance?(catalogue: Catalogue, service: Pick<ServiceRow, 'planId' | 'spec'>): Allowance;
  /** The state that a service should have. `drawn`: what was drawn for its build or reinstallation, else null. */
  wanted(context: Context, service: ServiceRow, drawn: Drawn | null): Promise<Wanted>;
  /** Specification of a service that was taken over; null for a plan that doesn't exist, absent where there are none. */
  adopted?(catalogue: Catalogue, planId: number, domain: string | null): ServiceRow['spec'] | null;
  /** Draws keys and logins of a service's devices, before it's built. */
  draw?(service: ServiceRow): Drawn['devices'];
  /** Columns of a built service that only this line has. */
  store?(context: Context, service: ServiceRow, built: Built, drawn: Drawn | null): Promise<Partial<ServiceRow>>;
  /** When its setup has to be finished, as it was sold; null: unknown. */
  deliveryUntil?(context: Context, service: ServiceRow): Promise<Date | null>;
  /** Reinstallation with another system; absent where there's none to install. */
  readonly reinstall?: {
    /** Systems that fit a service. */
    systems(catalogue: Catalogue, service: ServiceRow): { id: number; name: string; isWindows: boolean }[];
    /** Specification with another system and its keys. */
    spec(service: ServiceRow, system: number, keys: Drawn['sshKeys']): ServiceRow['spec'];
  };
  /** Snapshots of its disk; absent where there are none. */
  readonly snapshots?: {
    /** Ordered space for snapshots, in GB. */
    space(catalogue: Catalogue, service: ServiceRow): number;
    /** Size of its disk, in GB. */
    disk(service: ServiceRow): number;
    /** Specification of a service whose disk is again as it was when it had the one of `then`. */
    spec(service: ServiceRow, then: ServiceRow['spec']): ServiceRow['spec'];
  };
  /** Lines of the email about a service that is ready, besides its address and its login. */
  readyFacts?(service: ServiceRow, built: Built, language: Language): string[];
  /** Command that connects to it, for the same email; absent where there's none. */
  connect?(address: string, login: string): string | null;
  /** What to do first, for the same email. */
  firstSteps?(built: Built): readonly FirstStep[];
  /** Information for staff who build it by hand. */
  staffNotes?(service: ServiceRow, language: Language): StaffSetup['survey'];
  /** Upgrades of its services to larger plans; absent where they aren't upgradable. */
  readonly upgrades?: LineUpgrades;
}

declare module '../../platform/context.ts' {
  interface Context {
    readonly serviceLines: Readonly<Record<ProductLine, ServiceLine>>;
  }
}
