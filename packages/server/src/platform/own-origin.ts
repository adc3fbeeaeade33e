/** Addresses that mean "all interfaces": the process reaches itself on the loopback one. */
const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '[::]': '[::1]' };

/**
 * Origin at which a process that listens on this host and port reaches itself, past load balancer and TLS.
 * @returns null for port 0, which the system chooses only later
 */
export function ownOrigin(host: string, port: number): string | null {
  if (port === 0) return null;
  const name = everywhere[host] ?? (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);
  return `http://${name}:${port}`;
}
