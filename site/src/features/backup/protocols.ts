import type { BackupProtocol } from '@hoster/contract';

/** The names of the protocols are the same in every language. */
export const PROTOCOL_NAMES: Readonly<Record<BackupProtocol, string>> = {
  ftp: 'FTP',
  ftps: 'FTPS',
  sftp: 'SFTP',
  rsync: 'rsync',
  webdav: 'WebDAV',
};

/** "FTP, SFTP, rsync" */
export const protocolNames = (protocols: readonly BackupProtocol[]): string =>
  protocols.map((protocol) => PROTOCOL_NAMES[protocol]).join(', ');
