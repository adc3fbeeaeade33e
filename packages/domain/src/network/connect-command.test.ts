import { expect, test } from 'vitest';
import { connectCommand } from './connect-command.ts';

test('logs in by SSH, naming the port where it is not the usual one', () => {
  expect(connectCommand({ address: '192.0.2.7', port: 22, login: 'root' })).toEqual({
    kind: 'ssh',
    command: 'ssh root@192.0.2.7',
  });
  expect(connectCommand({ address: '192.0.2.7', port: 2222, login: 'admin' })?.command).toBe(
    'ssh -p 2222 admin@192.0.2.7',
  );
});

test('opens the remote desktop of Windows', () => {
  expect(connectCommand({ address: '192.0.2.7', port: 3389, login: 'Administrator' })).toEqual({
    kind: 'rdp',
    command: 'mstsc /v:192.0.2.7',
  });
});

test('has no command for a server that isn’t ready', () => {
  expect(connectCommand({ address: null, port: null, login: null })).toBeNull();
});
