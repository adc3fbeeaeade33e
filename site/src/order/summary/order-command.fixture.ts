import { execFileSync } from 'node:child_process';
import type { CommonBody, OrderCall } from '../line-adapter.ts';
import type { LineOrder } from '../line-order.ts';
import { chargedTotal } from '../line-order.ts';
import { orderCommand } from './order-command.ts';

export const ORIGIN = 'https://hoster.example';

/** Arguments that curl receives when a shell runs a command. */
export function argumentsOf(command: string): string[] {
  const curl = `curl() { for word; do printf '%s\\0' "$word"; done; }`;
  return execFileSync('sh', ['-c', `${curl}\n${command}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
}

/** The request that the command for an order in euros sends, run through a shell. */
export function sentByCommand(
  order: LineOrder,
  call: (body: CommonBody) => OrderCall,
): { path: string; body: unknown } {
  const words = argumentsOf(orderCommand(ORIGIN, { order, charged: chargedTotal(order, 'EUR', 1), call }));
  const [url = '', body = ''] = [words[words.indexOf('POST') + 1], words[words.indexOf('-d') + 1]];
  return { path: url.slice(ORIGIN.length), body: JSON.parse(body) };
}
