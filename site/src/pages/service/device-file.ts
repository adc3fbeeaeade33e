/** WireGuard takes the file's name for that of a network interface, which has at most so many characters. */
const INTERFACE_MAX = 15;

/** Name of a configuration file of a VPN's device: `family-1.conf`, or `family-1.ovpn` for OpenVPN. */
export function deviceFile(name: string, device: number, extension: 'conf' | 'ovpn' = 'conf'): string {
  const suffix = `-${device}`;
  return `${name.slice(0, INTERFACE_MAX - suffix.length)}${suffix}.${extension}`;
}
