import type { BackupProtocol } from '@hoster/contract';

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
