import { afterAll, describe, expect, it } from 'vitest';
import { wantedNothing } from '../../services/index.ts';
import { conforms, newCall } from '../../services/providers/conformance.ts';
import { testShop } from '../../testing/shop.ts';
import { sandboxProvider } from './sandbox.ts';

const minute = 60_000;
const shop = await testShop({ provisionMilliseconds: minute });
afterAll(() => shop.close());

const { hoster } = shop.app;
const wanted = {
  ...wantedNothing,
  name: 'conforming',
  size: { cpus: 1, memory: 1, disk: 10 },
  system: { name: 'Debian', version: '13', isWindows: false },
  password: 'drawn-by-the-shop',
};

describe('the sandbox', () => {
  conforms({
    // Another process shares nothing but the database.
    provider: (anew = false) => sandboxProvider(anew ? { ...hoster } : hoster),
    wanted,
    refused: { ...wanted, name: 'fail-setup' },
    finish: async () => shop.clock.advance(minute),
  });

  it('reports its progress', async () => {
    const call = newCall();
    const provider = sandboxProvider(hoster);
    expect(await provider.build(call, wanted)).toMatchObject({ is: 'working', progress: { percent: 0 } });
    shop.clock.advance(minute / 4);
    expect(await provider.build(call, wanted)).toMatchObject({
      is: 'working',
      progress: { percent: 25, step: 'installing' },
      askAgainAt: new Date(shop.clock.now().getTime() + 2000),
    });
  });
});
