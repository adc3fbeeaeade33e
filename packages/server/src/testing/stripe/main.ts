import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { act, call, clear, dispute, nextCharges, nextRefunds, turnRefunds, type Deed } from './api.ts';
import { find, objects, Refusal } from './objects.ts';
import { deliver, messages, webhook } from './webhooks.ts';

/**
 * Stand-in for Stripe, a process of its own: the part of the API that the shop uses, the hosted page, signed messages.
 * `POST /control` makes it slow, wrong or cut off, and delivers messages in the order that the test sets.
 */
let mood: 'well' | 'slow' | 'error' | 'garbage' | 'cut' | 'trickle' | 'lose' = 'well';
const answers = new Map<string, { readonly asked: string; readonly status: number; readonly body: string }>();

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const body = await text(request);
  if (url.pathname === '/control') return send(response, 200, JSON.stringify(await control(JSON.parse(body))));
  if (url.pathname.startsWith('/pay/')) return page(response, url, request.method === 'POST' ? body : null);
  if (mood === 'cut') return void request.socket.destroy();
  if (mood === 'error') return send(response, 500, JSON.stringify({ error: { type: 'api_error', message: 'Oops' } }));
  if (mood === 'garbage') return send(response, 200, '<html>not what you asked for');
  if (mood === 'slow') await wait(20_000, undefined, { ref: false });
  if (mood === 'trickle') return trickle(response);
  if (request.headers.authorization !== 'Bearer sk_test_mock') {
    return send(
      response,
      401,
      JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } }),
    );
  }
  answer(request, response, url, body);
}

/** Answers a call; one with a known idempotency key as it was answered before. */
function answer(request: IncomingMessage, response: ServerResponse, url: URL, body: string): void {
  const key = request.method === 'POST' ? String(request.headers['idempotency-key'] ?? '') : '';
  const asked = `${url.pathname}?${body}`;
  const known = key ? answers.get(key) : undefined;
  if (known && known.asked !== asked) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with.`;
    return send(response, 400, JSON.stringify({ error: { type: 'idempotency_error', message } }));
  }
  if (known) return send(response, known.status, known.body);
  const fields = new Map([...url.searchParams, ...new URLSearchParams(body)]);
  const result = attempt(() => call(request.method ?? 'GET', url.pathname.slice('/v1/'.length), fields, url.origin));
  if (key) answers.set(key, { asked, ...result });
  // What was asked for is done, and the answer is lost.
  if (mood === 'lose' && request.method === 'POST') return void request.socket.destroy();
  send(response, result.status, result.body);
}

function attempt(work: () => unknown): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(work()) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.error }) };
  }
}

function page(response: ServerResponse, url: URL, body: string | null): void {
  const id = url.pathname.slice('/pay/'.length);
  const session = find(id, 'checkout.session');
  const deed = body === null ? null : new URLSearchParams(body).get('deed');
  if (deed === 'close') return void response.writeHead(303, { location: String(session['cancel_url']) }).end();
  if (deed) act(id, deed as Deed);
  if (session['status'] === 'complete') {
    return void response.writeHead(303, { location: String(session['success_url']) }).end();
  }
  const buttons = ['pay', 'decline', 'pay-later', 'close'].map(
    (name) => `<button name="deed" value="${name}">${name}</button>`,
  );
  const refusal = deed === 'decline' ? '<p role="alert">Your card was declined.</p>' : '';
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><title>Checkout</title>${refusal}<form method="post">${buttons.join('')}</form>`,
  );
}

interface Command {
  readonly mood?: typeof mood;
  readonly webhook?: Partial<typeof webhook>;
  readonly act?: { readonly session: string; readonly deed: Deed };
  readonly dispute?: { readonly intent: string; readonly status: string };
  /** The account's statement says what Stripe keeps of a payment. */
  readonly clear?: { readonly intent: string; readonly fee: number; readonly currency: string };
  readonly refusal?: string | null;
  /** Staff sends money back at Stripe's own site. */
  readonly sendBack?: { readonly intent: string; readonly amount: number };
  /** What becomes of refunds: of those of a payment, or of the next ones. */
  readonly refunds?: { readonly intent?: string; readonly status: string };
  /** Numbers of messages, in the order in which they are to arrive. */
  readonly deliver?: readonly number[];
}

async function control(command: Command): Promise<unknown> {
  if (command.mood) mood = command.mood;
  if (command.webhook) Object.assign(webhook, command.webhook);
  if (command.refusal !== undefined) nextCharges.refusal = command.refusal;
  if (command.act) act(command.act.session, command.act.deed);
  if (command.clear) clear(command.clear.intent, command.clear.fee, command.clear.currency);
  if (command.dispute) dispute(command.dispute.intent, command.dispute.status);
  if (command.sendBack) {
    const { intent, amount } = command.sendBack;
    call(
      'POST',
      'refunds',
      new Map([
        ['payment_intent', intent],
        ['amount', String(amount)],
      ]),
      '',
    );
  }
  if (command.refunds) {
    const { intent, status } = command.refunds;
    if (intent === undefined) nextRefunds.status = status;
    else turnRefunds(intent, status);
  }
  const statuses: number[] = [];
  for (const number of command.deliver ?? []) {
    const message = messages[number];
    // One after the other: the order is the point.
    // oxlint-disable-next-line no-await-in-loop
    if (message) statuses.push(await deliver(message, 1));
  }
  return { statuses, messages, objects: [...objects.keys()] };
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_mock' }).end(body);
}

/** An answer that never ends, a byte at a time: no silence that a socket's timeout would notice. */
function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 200);
  response.on('close', () => clearInterval(timer));
}

const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    const refusal = error instanceof Refusal ? error : null;
    send(response, refusal?.status ?? 500, JSON.stringify({ error: refusal?.error ?? { message: String(error) } }));
  });
});
server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
