import type { Duplex } from 'node:stream';
import type { ProductLine } from '@hoster/contract';
import type { HostedOn } from '../../sales/index.ts';

/** What a provider remembers with us: opaque, at most 4 kB, no secrets. */
export type Opaque = Readonly<Record<string, string | number | boolean | null>>;

/** Progress of work at a provider: percent, and the name of the step, where it's known. */
export interface Progress {
  readonly percent: number | null;
  readonly step: Step | null;
}

/** Steps that customers see. */
export type Step = 'queued' | 'allocating' | 'installing' | 'configuring' | 'starting' | 'stopping' | 'by_staff';

/** Explanations of a refusal that customers see. */
export type RefusalText = 'no_capacity' | 'no_space' | 'image_unreachable' | 'not_supported' | 'invalid_name';

/**
 * Answer of a provider. An exception instead of an answer means that it's unknown whether something happened: the same
 * call is made again.
 */
export type Answer<Value> =
  | { readonly is: 'done'; readonly value: Value; readonly external?: Opaque }
  | {
      readonly is: 'working';
      /** Names the work at the provider; it comes back with the next call. */
      readonly reference: Opaque;
      /** 1 second to 7 days ahead. */
      readonly askAgainAt: Date;
      readonly external?: Opaque;
      readonly progress?: Progress;
    }
  | {
      /** Final for this wish. `reason` is for staff; `forCustomer` null: a neutral text. */
      readonly is: 'refused';
      readonly reason: string;
      readonly forCustomer: RefusalText | null;
    };

/** What every call says. */
export interface Call {
  readonly service: number;
  readonly line: ProductLine;
  /** The customer's name for it. */
  readonly name: string;
  /** Our name for the object at the provider, `h-<shop>-<service>`. An object without it isn't ours. */
  readonly mark: string;
  /** Counts the wishes for a service. */
  readonly generation: number;
  /** The same key has the same effect, once. */
  readonly key: string;
  /** Short code of the data centre, `FRA1`; null for a line that isn't in one place. */
  readonly place: string | null;
  /** What the provider has said about the object. */
  readonly external: Opaque | null;
  /** What it has said about this piece of work; null at the first call. */
  readonly reference: Opaque | null;
  /** Aborts after 15 seconds. Work at the provider goes on: slow calls answer `working`. */
  readonly signal: AbortSignal;
}

/** An address of a service. */
export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
  readonly prefix: number;
  readonly gateway: string | null;
  readonly role: 'main' | 'extra' | 'routed';
}

/** An operating system to install. */
export interface System {
  readonly name: string;
  readonly version: string;
  readonly isWindows: boolean;
}

/** A server on the route of a VPN. */
export interface Hop {
  readonly id: number;
  readonly slug: string;
  readonly ipv6: boolean;
}

/** Credentials of a VPN's device: the provider gets the public key only. */
export interface Device {
  readonly publicKey: string;
  readonly username: string;
  readonly password: string;
}

/** The whole state that a service should have, not a difference. Null: not in this line. */
export interface Wanted {
  /** Hostname, or the customer's name for it. */
  readonly name: string;
  /** Name of the plan at the provider. */
  readonly plan: string | null;
  /** `memory` and `disk` in GiB (2³⁰ bytes). */
  readonly size: { readonly cpus: number; readonly memory: number; readonly disk: number } | null;
  /** Of a dedicated server, in words. */
  readonly hardware: readonly string[];
  readonly system: System | null;
  readonly panel: string | null;
  /** Image to boot instead of a system of ours. */
  readonly imageUrl: string | null;
  readonly domain: string | null;
  readonly software: { readonly slug: string; readonly version: string } | null;
  readonly phpVersion: string | null;
  readonly sshKeys: readonly string[];
  /** Drawn once by the shop; null after the build, and where the provider decides. */
  readonly password: string | null;
  /** Outgoing ports that are closed. */
  readonly blocks: readonly 'smtp'[];
  /** Reserved by the shop; empty where the provider allocates. */
  readonly addresses: readonly Address[];
  readonly route: { readonly entry: Hop | null; readonly exit: Hop } | null;
  /** Null after the build: as they are. */
  readonly devices: readonly Device[] | null;
}

/** Connection settings of a VPN. */
export interface VpnAccess {
  /** One for each device, in the same order. */
  readonly profiles: readonly {
    /** Addresses inside the VPN, with their prefix lengths. */
    readonly addresses: readonly string[];
    readonly dns: readonly string[];
    /** Host and port of the server that it connects to. */
    readonly endpoint: string;
  }[];
  /** Name of the server for OpenVPN and IKEv2, as in its certificate. */
  readonly host: string;
  /** Certificate of the authority that signed the server's, as PEM. */
  readonly authority: string;
  /** Public WireGuard key of the server that devices connect to. */
  readonly serverKey: string;
}

/** What was built. */
export interface Built {
  readonly addresses: readonly Address[];
  readonly host: string | null;
  /** Of a web hosting account: the host that it shares. */
  readonly hostedOn: HostedOn | null;
  /** Null where only the customer knows the login; `password` null where only keys are accepted. */
  readonly account: { readonly login: string; readonly password: string | null } | null;
  /** Fingerprints of its SSH host keys, as `ssh` prints them: `SHA256:…`. Empty where they aren't known. */
  readonly hostKeys: readonly string[];
  /** Management console and rescue system of a dedicated server. */
  readonly console: {
    readonly url: string;
    readonly login: string | null;
    readonly password: string | null;
    readonly rescueUrl: string | null;
  } | null;
  readonly vpn: VpnAccess | null;
}

/** State of a server. */
export type Power = 'on' | 'off' | 'rescue';

/** An operation on a running service. */
export type Operation =
  | { readonly kind: 'start' | 'stop' | 'restart' | 'power_off' | 'rescue' | 'rescue_end' }
  | { readonly kind: 'reinstall'; readonly wanted: Wanted }
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'login_link' }
  | { readonly kind: 'reverse_dns'; readonly address: string; readonly name: string | null }
  | {
      /** Copies what is on the disk. */
      readonly kind: 'snapshot';
      /** Our name for it at the provider: `s-` and a UUID. */
      readonly snapshot: string;
      /** The customer's name for it, for people. */
      readonly title: string;
      /** Refused with `no_space` if it would take more bytes. */
      readonly most: number;
    }
  | {
      /** Replaces the disk by a snapshot, or deletes one. Deleting one that doesn't exist is done. */
      readonly kind: 'snapshot_restore' | 'snapshot_delete';
      readonly snapshot: string;
      readonly title: string;
    };
/** Operations, and the console, which isn't one: it's a connection. */
export type OperationKind = Operation['kind'] | 'console';

/** Result of an operation. */
export interface Outcome {
  /** State of the server afterwards, where it changed. */
  readonly power?: Power;
  /** Login details that are valid from now on. */
  readonly account?: Built['account'];
  /** Fingerprints of the host keys of a system that was reinstalled; absent: not known. */
  readonly hostKeys?: Built['hostKeys'];
  /** What a snapshot that was taken takes, in bytes; absent: as much as the disk, or all that was free. */
  readonly snapshotBytes?: number;
  /** One-time address of a panel. */
  readonly link?: { readonly url: string; readonly expires: Date };
}

/** What a provider finds when it looks for a service. */
export interface Found {
  readonly exists: 'yes' | 'no' | 'unknown';
  /** Whether it has our mark. */
  readonly isOurs: boolean;
  readonly power: Power | null;
  readonly isSuspended: boolean;
  /** As it was asked for; null where there is none. */
  readonly size: Wanted['size'];
  readonly addresses: readonly string[];
  /** Differences to what was asked for; reported, never repaired. */
  readonly drift: readonly string[];
}

/** Counters of a service, in bytes. A new `epoch` began at 0. */
export interface Usage {
  readonly service: number;
  readonly epoch: string;
  readonly at: Date;
  readonly inBytes: bigint | null;
  readonly outBytes: bigint | null;
  readonly diskBytes: bigint | null;
}

/** What a provider can do for a line in a place. The site shows no operation that it lacks. */
export interface Capabilities {
  readonly operations: readonly OperationKind[];
  /** Who chooses addresses. */
  readonly allocates: 'shop' | 'provider';
  /** Whether people do the work: it's never given up because it's late. */
  readonly isByHand: boolean;
}

/** Builds and runs services of any line. Every method may be called again with the same key, also at the same time. */
export interface Provider {
  capabilities(line: ProductLine, place: string | null): Capabilities;
  build(call: Call, wanted: Wanted): Promise<Answer<Built>>;
  change(call: Call, wanted: Wanted): Promise<Answer<null>>;
  suspend(call: Call, wanted: Wanted): Promise<Answer<null>>;
  resume(call: Call, wanted: Wanted): Promise<Answer<null>>;
  /** Deletes the service with its data and snapshots. One that doesn't exist is done; one without our mark isn't touched. */
  remove(call: Call, wanted: Wanted): Promise<Answer<null>>;
  operate(call: Call, operation: Operation): Promise<Answer<Outcome>>;
  /**
   * Screen and keyboard of a server as RFB (RFC 6143) without authentication: the shop passes them on to a browser that
   * it has permitted. A provider whose screens have passwords or tickets answers those itself.
   */
  console?(call: Call): Promise<Duplex>;
  look(call: Call): Promise<Found>;
  usage(calls: readonly Call[]): Promise<readonly Usage[]>;
}

/** What is found of an object that isn't there. */
export const foundNothing: Found = {
  exists: 'no',
  isOurs: false,
  power: null,
  isSuspended: false,
  size: null,
  addresses: [],
  drift: [],
};

/** Fields of `Wanted` that most lines don't have. */
export const wantedNothing: Omit<Wanted, 'name'> = {
  plan: null,
  size: null,
  hardware: [],
  system: null,
  panel: null,
  imageUrl: null,
  domain: null,
  software: null,
  phpVersion: null,
  sshKeys: [],
  password: null,
  blocks: [],
  addresses: [],
  route: null,
  devices: null,
};

/** Fields of `Built` that most lines don't have. */
export const builtNothing: Built = {
  addresses: [],
  host: null,
  hostedOn: null,
  account: null,
  hostKeys: [],
  console: null,
  vpn: null,
};
