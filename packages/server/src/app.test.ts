import { Agent, request, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { newApp } from './app.ts';

test('finishes open requests before it stops, and closes their connections', async () => {
  const app = newApp({});
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  app.get('/slow', async () => {
    asked++;
    await gate;
    return { status: 'ok' };
  });
  app.addHook('preClose', async () => release());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const answers = Array.from(
    { length: 20 },
    () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request(`${address}/slow`, { agent }, (answer) => resolve(answer.resume()))
          .on('error', reject)
          .end();
      }),
  );
  await expect.poll(() => asked).toBe(20);
  const closed = app.close();
  for (const answer of await Promise.all(answers)) {
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  }
  await closed;
  agent.destroy();
});
