import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StripeSettings } from '../../billing/payments/stripe/config.ts';
import type { StripeObject } from './objects.ts';

/** Starts the mock for Stripe in a process of its own. */
export async function startStripe() {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH: process.env['PATH'], PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'close');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = line.toString().trim();
  const settings: StripeSettings = {
    secretKey: 'sk_test_mock',
    webhookSecret: 'whsec_of_the_stand_in',
    apiUrl: origin,
    methods: ['card', 'paypal'],
  };
  return {
    origin,
    settings,
    /** Tells the mock how to be and what to do; see `Command` in main.ts. */
    async control(command: object): Promise<{ statuses: number[]; messages: StripeObject[]; objects: string[] }> {
      const response = await fetch(`${origin}/control`, { method: 'POST', body: JSON.stringify(command) });
      if (!response.ok) throw new Error(`The mock refuses: ${await response.text()}`);
      return (await response.json()) as Awaited<ReturnType<typeof this.control>>;
    },
    /** Kills it without warning, and waits until it has ended. */
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
