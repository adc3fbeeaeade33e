import type { BackupProtocol, ServiceAccess } from '@hoster/contract';

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

/** Protocols for accessing a storage from a command line. */
export interface BackupCommand {
  protocol: BackupProtocol;
  command: string;
}

/** Folder that the examples save. */
const SOURCE = '/var/www/';

/** A command for each protocol, the encrypted ones first; `host` and `login` are the storage's. */
export const backupCommands = (host: string, login: string, protocols: readonly BackupProtocol[]): BackupCommand[] =>
  (
    [
      { protocol: 'rsync', command: `rsync -a ${SOURCE} ${login}@${host}:www/` },
      { protocol: 'sftp', command: `sftp ${login}@${host}` },
      { protocol: 'webdav', command: `curl -u ${login} -T www.tar.gz https://${host}/` },
      { protocol: 'ftps', command: `lftp -u ${login} ftps://${host}` },
      { protocol: 'ftp', command: `lftp -u ${login} ftp://${host}` },
    ] satisfies BackupCommand[]
  ).filter(({ protocol }) => protocols.includes(protocol));
