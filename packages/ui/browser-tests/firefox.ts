#!/usr/bin/env node
/**
 * Starts Debian's Firefox for Playwright, which speaks WebDriver BiDi with it (channel `moz-firefox`). Playwright sets
 * media features in each new page, which this Firefox doesn't know and refuses, so this answers for it: the commands
 * pass through here. Tests of media features therefore don't run in Firefox.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocketServer } from 'ws';

const firefox = spawn('/usr/bin/firefox-esr', process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (!address) {
    console.error(line);
    return;
  }
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url}`);
    const early: string[] = [];
    browser.onopen = () => early.splice(0).forEach((message) => browser.send(message));
    browser.onmessage = ({ data }) => playwright.send(String(data));
    browser.onclose = () => playwright.close();
    playwright.on('close', () => browser.close());
    playwright.on('message', (data) => {
      const message = (data as Buffer).toString();
      const { id, method } = JSON.parse(message) as { id: number; method: string };
      if (method === 'emulation.setMediaFeaturesOverride')
        playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(message);
      else early.push(message);
    });
  });
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
