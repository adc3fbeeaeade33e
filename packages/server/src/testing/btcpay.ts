import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { btcpayCoins, type BtcpaySettings } from '../billing/payments/btcpay/config.ts';

const script = fileURLToPath(new URL('./btcpay-mock.ts', import.meta.url));

/** A mock for BTCPay Server in a process of its own. */
export interface BtcpayMock {
  readonly settings: BtcpaySettings;
  mode(mode: 'ok' | 'slow' | 'wrong' | 'broken' | 'dead'): Promise<void>;
  /** Changes an invoice, and replaces the payments to it. */
  change(invoiceId: string, change: object): Promise<void>;
  /** Sends a signed webhook. @returns the status that it was answered with */
  deliver(url: string, message: object): Promise<number>;
  close(): Promise<void>;
}

/** Starts one. */
export async function startBtcpay(): Promise<BtcpayMock> {
  const [storeId, apiKey, webhookSecret] = ['teststore', 'testkey', 'a secret of the webhook'];
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, storeId, apiKey, webhookSecret],
    {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = line.toString().trim();
  const control = async (path: string, body: object) => {
    const response = await fetch(`${url}/control/${path}`, { method: 'POST', body: JSON.stringify(body) });
    return (await response.json()) as { readonly status?: number };
  };
  return {
    settings: { url, storeId, apiKey, webhookSecret, coins: btcpayCoins.slice(0, 1) },
    mode: async (mode) => void (await control('mode', { mode })),
    change: async (invoiceId, change) => void (await control(`invoices/${invoiceId}`, change)),
    deliver: async (target, message) => (await control('deliver', { url: target, message })).status ?? 0,
    close: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
