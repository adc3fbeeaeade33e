import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forDemoVisitors } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';

/** Demo live chat for `CHAT_SRC=/chat/widget.js`, whose script renders its own widget as those of real services do. */
export const chatModule: Module = {
  name: 'chat',
  routes: (app) => {
    if (!app.hoster.settings.demo) return;
    const script = readFileSync(join(import.meta.dirname, 'widget.js'));
    forDemoVisitors(app, (own) => {
      own.get('/chat/widget.js', async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
      );
    });
  },
};
