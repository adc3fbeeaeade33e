import type { BackupProtocol } from '@hoster/contract';

/** Protocols of every backup storage. */
export const backupProtocols: BackupProtocol[] = ['ftp', 'ftps', 'sftp', 'rsync', 'webdav'];

/** Port of every backup storage. */
export const backupPortMbps = 1000;
