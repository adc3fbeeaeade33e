import { loadavg } from 'node:os';
import { InvoiceHead } from '@hoster/contract';
import { startBackend } from '../e2e/support/processes.ts';
import { agent, send, signIn } from './http.ts';

/** Documents that are asked for at the same moment; a session may have 40 calls under way. */
const documents = { sessions: 5, each: 11 };
/** Pause between two measurements, in milliseconds. */
const PAUSE = 10;
/** The longest that anybody else may wait meanwhile, in milliseconds. */
const budget = 250;

/** 55 invoices as PDF at the same moment, and how long everybody else's requests take meanwhile. */
export async function benchDocuments(): Promise<string[]> {
  const backend = await startBackend({ TRUST_PROXY: '1', DEMO: '1', SEED: 'demo' });
  try {
    const cookies: string[] = [];
    for (let index = 0; index < documents.sessions; index++) cookies.push(await signIn(backend.url, index));
    const list = await send(`${backend.url}/my/api/invoices/`, {
      headers: { cookie: cookies[0] ?? '', 'accept-encoding': 'identity' },
    });
    const [invoice] = InvoiceHead.array().parse(JSON.parse(list.body.toString()).results);
    if (!invoice) throw new Error('The demo customer has no invoice.');
    const url = `${backend.url}/my/api/invoices/${invoice.number}/pdf/`;
    await send(url, { headers: { cookie: cookies[0] ?? '' } });

    let isDone = false;
    const waits: number[] = [];
    const others = (async () => {
      while (!isDone) {
        const begin = performance.now();
        await send(`${backend.url}/livez`);
        waits.push(performance.now() - begin);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    })();
    const begin = performance.now();
    const answers = await Promise.all(
      cookies.flatMap((cookie) =>
        Array.from({ length: documents.each }, () => send(url, { headers: { cookie } }).then(({ status }) => status)),
      ),
    );
    const all = performance.now() - begin;
    isDone = true;
    await others;
    const drawn = answers.filter((status) => status === 200).length;
    const longest = Math.max(...waits);
    console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
    console.log(
      `${drawn} of ${answers.length} documents in ${all.toFixed(0)} ms, the others ${answers.filter((status) => status !== 200).join(' ')}`,
    );
    console.log(`everybody else waits ${longest.toFixed(0)} ms at most (${waits.length} requests)`);
    return longest > budget ? [`others wait ${longest.toFixed(0)} ms of ${budget} ms.`] : [];
  } finally {
    agent.destroy();
    await backend.stop();
  }
}
