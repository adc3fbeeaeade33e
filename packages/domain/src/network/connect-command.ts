import type { ServiceAccess } from '@hoster/contract';

/** Port of the remote desktop; all other systems use SSH. */
const RDP = 3389;
const SSH = 22;

export type Connection = { kind: 'ssh' | 'rdp'; command: string };

/** The command to connect to a server; null until it has an address and a login. */
export function connectCommand({
  address,
  port,
  login,
}: Pick<ServiceAccess, 'address' | 'port' | 'login'>): Connection | null {
  if (address === null || login === null) return null;
  if (port === RDP) return { kind: 'rdp', command: `mstsc /v:${address}` };
  const way = port === null || port === SSH ? '' : `-p ${port} `;
  return { kind: 'ssh', command: `ssh ${way}${login}@${address}` };
}
