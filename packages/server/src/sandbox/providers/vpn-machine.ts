/** A server on the route of a VPN. */
export interface VpnHop {
  readonly id: number;
  readonly slug: string;
  readonly ipv6: boolean;
}

/** Credentials of a device: its key for WireGuard, its login for OpenVPN and IKEv2. */
export interface VpnDevice {
  /** Public WireGuard key. */
  readonly publicKey: string;
  readonly username: string;
  readonly password: string;
}

/** Request for a VPN. Traffic enters at `entry`, or at `exit` with one server. */
export interface VpnRequest {
  readonly serviceId: number;
  readonly name: string;
  readonly entry: VpnHop | null;
  readonly exit: VpnHop;
  readonly devices: readonly VpnDevice[];
}

/** Connection settings of a device for WireGuard. */
export interface DeviceProfile {
  /** Addresses inside the VPN, with their prefix lengths. */
  readonly addresses: readonly string[];
  readonly dns: readonly string[];
  /** Host and port of the server that it connects to. */
  readonly endpoint: string;
}

/** Connection settings of a VPN. */
export interface VpnAccess {
  /** One for each device, in the same order. */
  readonly profiles: readonly DeviceProfile[];
  /** Name of the server for OpenVPN and IKEv2, as in its certificate. The login of a device decides its route. */
  readonly host: string;
  /** Certificate of the authority that signed the server's, as PEM. */
  readonly authority: string;
}

/** Desired state of a VPN; `deleted` removes its devices. */
export interface VpnState {
  readonly serviceId: number;
  readonly access: 'open' | 'closed' | 'deleted';
}

/**
 * Provider of VPNs. A response takes 15 seconds at most. A repeated request for the same service returns the same
 * access, for the devices of the last request; it changes nothing if they are the same.
 */
export interface VpnProvider {
  /** Public WireGuard key of a node, which is requested once and stored. */
  nodeKey(slug: string): Promise<string>;
  create(request: VpnRequest): Promise<VpnAccess>;
  apply(state: VpnState): Promise<void>;
}
