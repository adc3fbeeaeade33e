import { execFileSync } from 'node:child_process';
import type { CommonBody, LineOrder, OrderCall } from './line-order.ts';
import { chargedTotal } from './line-order.ts';
import { orderCommand } from './order-command.ts';

export const ORIGIN = 'https://hoster.example';

/** What curl is started with when a shell runs a command: its arguments, as the shell has read them. */
export function argumentsOf(command: string): string[] {
  const curl = `curl() { for word; do printf '%s\\0' "$word"; done; }`;
  return execFileSync('sh', ['-c', `${curl}\n${command}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
}

/** What the command for an order in euros sends, by way of a shell. */
export function sentByCommand(
  order: LineOrder,
  call: (body: CommonBody) => OrderCall,
): { path: string; body: unknown } {
  const words = argumentsOf(orderCommand(ORIGIN, { order, charged: chargedTotal(order, 'EUR', 1), call }));
  const [url = '', body = ''] = [words[words.indexOf('POST') + 1], words[words.indexOf('-d') + 1]];
  return { path: url.slice(ORIGIN.length), body: JSON.parse(body) };
}
