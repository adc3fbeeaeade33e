// A separate process that implements the part of BTCPay's Greenfield API v1 that we use, in the shapes that its OpenAPI
// document gives. `POST /control/mode` makes it slow, wrong or down; `POST /control/invoices/:id` lets coins come;
// `POST /control/deliver` sends a webhook.
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Json = Record<string, unknown>;
const [, , storeId = 'store', apiKey = 'key', secret = 'secret'] = process.argv;
const rate = '50000.0';
const invoices = new Map<string, { data: Json; payments: Json[] }>();
const pullPayments: Json[] = [];
let mode: unknown = 'ok';
let created = 1_700_000_000;

const answer = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

function create(body: Json) {
  const id = randomUUID().replaceAll('-', '').slice(0, 22);
  created += 1;
  const checkout = body['checkout'] as Json;
  const data = {
    id,
    storeId,
    amount: body['amount'],
    currency: body['currency'],
    type: 'Standard',
    checkoutLink: `http://localhost/i/${id}`,
    createdTime: created,
    expirationTime: created + Number(checkout['expirationMinutes']) * 60,
    monitoringExpiration: created + Number(checkout['monitoringMinutes']) * 60,
    status: 'New',
    additionalStatus: 'None',
    availableStatusesForManualMarking: ['Settled', 'Invalid'],
    archived: false,
    metadata: body['metadata'],
    checkout,
    receipt: { enabled: null, showQR: null, showPayments: null },
  };
  invoices.set(id, { data, payments: [] });
  return data;
}

const paymentMethods = (payments: Json[]) => [
  { paymentMethodId: 'BTC-CHAIN', currency: 'BTC', destination: 'tb1q', paymentLink: 'bitcoin:tb1q', rate, payments },
];

async function store(request: IncomingMessage, response: ServerResponse, path: string, query: URLSearchParams) {
  if (request.headers.authorization !== `token ${apiKey}`) return answer(response, 401, { code: 'unauthenticated' });
  const sent = await text(request);
  const body = (sent === '' ? {} : JSON.parse(sent)) as Json;
  const [, id = '', rest = ''] = /^invoices\/(\w+)(?:\/([\w-]+))?$/.exec(path) ?? [];
  const invoice = invoices.get(id);
  if (path === 'pull-payments') return answer(response, 200, pullPayments);
  if (path === 'invoices' && request.method === 'POST') return answer(response, 200, create(body));
  if (path === 'invoices') {
    const found = [...invoices.values()].map(({ data }) => data);
    const isAsked = (data: Json) => (data['metadata'] as Json)['orderId'] === query.get('orderId');
    return answer(response, 200, found.filter(isAsked).toReversed());
  }
  if (!invoice) return answer(response, 404, { code: 'invoice-not-found', message: 'The invoice was not found' });
  if (request.method === 'PUT') Object.assign(invoice.data, { metadata: body['metadata'] });
  if (rest === 'status') {
    if (invoice.data['status'] === 'Settled')
      return answer(response, 400, [{ path: 'status', message: 'Not allowed' }]);
    Object.assign(invoice.data, { status: body['status'], additionalStatus: 'Marked' });
  }
  if (rest === 'refund') pullPayments.push({ id: randomUUID(), ...body });
  if (rest === 'refund') return answer(response, 200, pullPayments.at(-1));
  return answer(response, 200, rest === 'payment-methods' ? paymentMethods(invoice.payments) : invoice.data);
}

async function control(request: IncomingMessage, response: ServerResponse, path: string) {
  const body = JSON.parse(await text(request)) as Json;
  if (path === 'mode') mode = body['mode'];
  const invoice = invoices.get(path.replace('invoices/', ''));
  if (invoice) {
    const { payments, ...data } = body;
    Object.assign(invoice.data, data);
    if (Array.isArray(payments)) invoice.payments = payments as Json[];
  }
  if (path !== 'deliver') return answer(response, 200, invoice?.data ?? {});
  const message = JSON.stringify({
    deliveryId: randomUUID(),
    isRedelivery: false,
    storeId,
    ...(body['message'] as Json),
  });
  const told = await fetch(String(body['url']), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'btcpay-sig': `sha256=${createHmac('sha256', secret).update(message).digest('hex')}`,
    },
    body: message,
  });
  return answer(response, 200, { status: told.status });
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/control/')) return void control(request, response, pathname.slice('/control/'.length));
  // Slow: it takes the request, and never answers.
  if (mode === 'slow') return;
  if (mode === 'dead') return void request.socket.destroy();
  if (mode === 'wrong') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
  if (mode === 'broken') return answer(response, 502, {});
  return void store(request, response, pathname.replace(`/api/v1/stores/${storeId}/`, ''), searchParams);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`);
});
