import { expect, test } from 'vitest';
import { backupCommands } from './storage-commands.ts';

test('gives a command for each protocol of the storage, the encrypted ones first', () => {
  const commands = backupCommands('u7.fra1.backup.example', 'u7', ['ftp', 'sftp', 'rsync']);
  expect(commands).toEqual([
    { protocol: 'rsync', command: 'rsync -a /var/www/ u7@u7.fra1.backup.example:www/' },
    { protocol: 'sftp', command: 'sftp u7@u7.fra1.backup.example' },
    { protocol: 'ftp', command: 'lftp -u u7 ftp://u7.fra1.backup.example' },
  ]);
});
