/** WireGuard takes the file's name for that of a network interface, which has at most so many characters. */
const INTERFACE_MAX = 15;

/** Name of the configuration file of a VPN's device: `family-1.conf`. */
export function deviceFile(name: string, device: number): string {
  const suffix = `-${device}`;
  return `${name.slice(0, INTERFACE_MAX - suffix.length)}${suffix}.conf`;
}
