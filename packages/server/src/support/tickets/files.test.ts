import { createServer, type Server } from 'node:net';
import { deflateSync } from 'node:zlib';
import type { TicketAttachment, TicketDetails, TicketMessage } from '@hoster/contract';
import sharp from 'sharp';
import { afterAll, describe, expect, it, test } from 'vitest';
import { eq } from '../../platform/db/drizzle.ts';
import { testBackend } from '../../testing/backend.ts';
import type { Browser } from '../../testing/browser.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { multipartOf, upload } from '../../testing/upload.ts';
import { storedFiles } from '../files/tables.ts';
import { sweepTickets } from './sweep.ts';
import { ticketAttachments } from './tables.ts';

const backend = await testBackend({ rateLimits: false });
afterAll(() => backend.close());
const ann = await signedInCustomer(backend, 'ann@example.test');
const eve = await signedInCustomer(backend, 'eve@example.test');

const megabyte = 1024 * 1024;
const text = (name: string, size = 5) => new File(['a'.repeat(size)], name);
const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
  .withExif({ IFD0: { Copyright: 'secret place' } })
  .png()
  .toBuffer();
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);

async function open(browser: Browser, attachments: number[] = []): Promise<TicketDetails> {
  const answer = await browser.post('/my/api/tickets/', { subject: 'Files', body: 'See them', attachments });
  expect(answer.statusCode, `says ${answer.body}`).toBe(201);
  return answer.json();
}
async function added(browser: Browser, files: File[]): Promise<TicketAttachment[]> {
  const answer = await upload(browser, files);
  expect(answer.statusCode, `says ${answer.body}`).toBe(201);
  return answer.json();
}
const clear = (browser: Browser) => browser.delete('/my/api/ticket-drafts/new/');

describe('a file', () => {
  it('is sent with a message, and downloaded without a session as nothing that a browser opens', async () => {
    const [file] = await added(ann, [text('log.txt')]);
    const { id } = await open(ann, [file?.id ?? 0]);
    const [message] = (await ann.get(`/my/api/tickets/${id}/messages/`)).json<TicketMessage[]>();
    expect(message?.attachments).toMatchObject([{ name: 'log.txt', type: 'text/plain', size: 5, thumbnail: null }]);
    const answer = await backend.browser().get(message?.attachments[0]?.url ?? '');
    expect([answer.statusCode, answer.body]).toEqual([200, 'aaaaa']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="log.txt"; filename*=UTF-8''log.txt`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('has an address that ends after two hours and can’t be made up', async () => {
    const [file] = await added(ann, [text('a.txt')]);
    const url = file?.url ?? '';
    const other = url.replace(`/${file?.id}/`, `/${(file?.id ?? 0) + 1}/`);
    for (const wrong of [
      other,
      url.replace('/file/', '/thumbnail/'),
      url.replace(/ticket-files\/[0-9a-f]{6}/, 'ticket-files/000000'),
    ])
      expect((await ann.get(wrong)).statusCode, `at ${wrong}`).toBe(404);
    backend.clock.advance(2 * 3_600_000);
    expect((await ann.get(url)).statusCode).toBe(404);
    await clear(ann);
  });

  it('shows a picture as one drawn anew, without its metadata', async () => {
    const [file] = await added(ann, [new File([new Uint8Array(png)], 'photo.png')]);
    expect(file).toMatchObject({ type: 'image/png', thumbnail: { width: 640, height: 427 } });
    const answer = await backend.browser().get(file?.thumbnail?.url ?? '');
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'content-disposition': 'inline' });
    expect(answer.rawPayload.includes('secret place')).toBe(false);
    expect((await backend.browser().get(file?.url ?? '')).headers['content-disposition']).toMatch(/^attachment/);
    await clear(ann);
  });

  it('is what its content says: svg and html are text and never shown', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const files = await added(ann, [new File([svg], 'logo.png'), new File(['<!doctype html><b>'], 'page.html')]);
    for (const file of files) {
      expect(file.thumbnail).toBeNull();
      expect((await backend.browser().get(file.url ?? '')).headers['content-type']).toBe('application/octet-stream');
    }
    await clear(ann);
  });

  it('survives a picture that unpacks to gigabytes, and a broken one', async () => {
    const bomb = pngHeader(60_000, 60_000);
    const broken = png.subarray(0, 300);
    const files = await added(ann, [
      new File([new Uint8Array(bomb)], 'bomb.png'),
      new File([new Uint8Array(broken)], 'broken.png'),
    ]);
    expect(files.map(({ thumbnail }) => thumbnail)).toEqual([null, null]);
    await clear(ann);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\a.txt', 'a.txt'],
    ['invoice\u202Etxt.log', 'invoicetxt.log'],
    ['a\u0007b.txt', 'ab.txt'],
    ['...', 'file'],
    ['a %22b%22%0D%0Ac.txt', 'a "b" c.txt'],
  ])('has a name without paths and unseen characters: %j', async (name, shown) => {
    const form = new FormData();
    form.append('file', new Blob(['a']), 'PLACEHOLDER');
    const { headers, payload } = await multipartOf(form);
    const body = payload.toString('latin1').replace('PLACEHOLDER', Buffer.from(name).toString('latin1'));
    const answer = await ann.post('/my/api/ticket-files/', undefined, {
      headers,
      payload: Buffer.from(body, 'latin1'),
    });
    expect(answer.json()).toMatchObject([{ name: shown }]);
    await clear(ann);
  });
});

describe('a file is refused', () => {
  const refusal = async (files: File[], browser = ann) => {
    const answer = await upload(browser, files);
    await clear(browser);
    return [answer.statusCode, answer.json<{ file?: string[] }>().file?.[0]];
  };

  it.each([
    ['a program with the name of a picture', 'photo.png', program, /programs/],
    ['a program by its name', 'setup.exe', Buffer.from('hello'), /programs/],
    ['a program with a name that hides its end', 'setup.exe. .', Buffer.from('hello'), /programs/],
    ['a script', 'run.bat', Buffer.from('del *'), /scripts/],
    ['a document with macros', 'report.docm', Buffer.from('PK'), /macros/],
    ['an empty file', 'empty.txt', Buffer.alloc(0), /empty/],
  ])('%s', async (_what, name, content, why) => {
    expect(await refusal([new File([new Uint8Array(content)], name)])).toEqual([400, expect.stringMatching(why)]);
  });

  it('over 20 MB, and when those of a message are over 25 MB', async () => {
    expect(await refusal([text('a', 20 * megabyte + 1)])).toEqual([400, expect.stringContaining('20 MB')]);
    const [file] = await added(ann, [text('a.txt')]);
    await backend.db
      .update(ticketAttachments)
      .set({ size: 25 * megabyte - 4 })
      .where(eq(ticketAttachments.id, file?.id ?? 0));
    expect(await refusal([text('b.txt')])).toEqual([400, expect.stringContaining('25 MB')]);
  });

  it('beyond ten of a message, in one request or several', async () => {
    const eleven = Array.from({ length: 11 }, (_, index) => text(`${index}.txt`));
    expect(await refusal(eleven)).toEqual([400, expect.stringContaining('10 files')]);
    await added(ann, eleven.slice(0, 10));
    expect(await refusal([text('more')])).toEqual([400, expect.stringContaining('10 files')]);
    const twentySix = Array.from({ length: 26 }, (_, index) => text(`${index}.txt`));
    expect((await refusal(twentySix))[0]).toBe(400);
  });

  it('when the account has used up its quota', async () => {
    const [file] = await added(eve, [text('a.txt')]);
    await backend.db
      .update(ticketAttachments)
      .set({ size: 1024 * megabyte, draftOf: 99 })
      .where(eq(ticketAttachments.id, file?.id ?? 0));
    expect(await refusal([text('b.txt')], eve)).toEqual([400, expect.stringContaining('1 GB')]);
    await backend.db.delete(ticketAttachments).where(eq(ticketAttachments.id, file?.id ?? 0));
  });

  it('from visitors, for other people’s tickets, and in bodies that can’t be read', async () => {
    const { id } = await open(ann);
    expect((await upload(backend.browser(), [text('a')])).statusCode).toBe(401);
    expect((await upload(eve, [text('a')], id)).statusCode).toBe(404);
    const post = (payload: string, type: string) =>
      ann.post('/my/api/ticket-files/', undefined, { payload, headers: { 'content-type': type } });
    expect((await post('{}', 'application/json')).statusCode).toBe(400);
    expect((await post('x', 'multipart/form-data')).statusCode).toBe(400);
    expect((await post('--x\r\nbroken', 'multipart/form-data; boundary=x')).statusCode).toBe(400);
    expect((await post('x', `multipart/form-data; boundary=${'x'.repeat(300)}`)).statusCode).toBe(400);
    const nameless = '--x\r\nContent-Disposition: form-data; filename="a"\r\n\r\na\r\n--x--\r\n';
    expect((await post(nameless, 'multipart/form-data; boundary=x')).statusCode).toBe(400);
    const form = new FormData();
    form.append('comment', 'x');
    expect((await ann.post('/my/api/ticket-files/', undefined, await multipartOf(form))).statusCode).toBe(400);
    expect((await ann.post('/my/api/ticket-files/', undefined, await multipartOf(new FormData()))).statusCode).toBe(
      400,
    );
  });
});

test('only the uploader sends and deletes a file, and only once', async () => {
  const [file] = await added(ann, [text('a.txt')]);
  const id = file?.id ?? 0;
  expect((await eve.delete(`/my/api/ticket-files/${id}/`)).statusCode).toBe(404);
  const stolen = await eve.post('/my/api/tickets/', { subject: 'x', body: 'x', attachments: [id] });
  expect(stolen.statusCode).toBe(400);
  await open(ann, [id]);
  expect((await ann.post('/my/api/tickets/', { subject: 'x', body: 'x', attachments: [id] })).statusCode).toBe(400);
  expect((await ann.delete(`/my/api/ticket-files/${id}/`)).statusCode).toBe(404);
  const [other] = await added(ann, [text('b.txt')]);
  expect((await ann.delete(`/my/api/ticket-files/${other?.id}/`)).statusCode).toBe(200);
  expect((await ann.get('/my/api/ticket-drafts/new/')).json()).toMatchObject({ attachments: [] });
});

test('contents are deleted once no file needs them', async () => {
  const [file] = await added(ann, [text('once.txt', 77)]);
  const [row] = await backend.db
    .select()
    .from(ticketAttachments)
    .where(eq(ticketAttachments.id, file?.id ?? 0));
  const kept = () =>
    backend.db
      .select()
      .from(storedFiles)
      .where(eq(storedFiles.hash, row?.hash ?? ''));
  const later = { ...backend.app.hoster, clock: { now: () => new Date(Date.now() + 2 * 86_400_000) } };
  await sweepTickets(later);
  expect(await kept()).toHaveLength(1);
  await ann.delete(`/my/api/ticket-files/${file?.id}/`);
  await sweepTickets(later);
  expect(await kept()).toEqual([]);
});

test('a virus scanner refuses what it finds, and files that it can’t check', async () => {
  const scanner = await fakeClamd();
  const { port } = scanner.address() as { port: number };
  const guarded = await testBackend({ rateLimits: false, files: { clamd: { host: '127.0.0.1', port } } });
  const customer = await signedInCustomer(guarded, 'mira@example.test');
  const said = async (content: string) => {
    const answer = await upload(customer, [new File([content], 'a.txt')]);
    return [answer.statusCode, answer.json<{ file?: string[] }>().file?.[0]];
  };
  expect(await said('clean')).toEqual([201, undefined]);
  expect(await said('has EICAR inside')).toEqual([400, expect.stringContaining('virus')]);
  await new Promise((resolve) => scanner.close(resolve));
  expect(await said('clean')).toEqual([400, expect.stringContaining('couldn’t check')]);
  await guarded.close();
});

/** A clamd that finds a virus in what contains EICAR. */
function fakeClamd(): Promise<Server> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return;
      socket.end(received.includes('EICAR') ? 'stream: Eicar FOUND\0' : 'stream: OK\0');
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** A PNG that claims to be huge. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4);
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2, 0, 0, 0], 16);
  const data = deflateSync(Buffer.alloc(megabyte));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    header,
    length,
    Buffer.from('IDAT'),
    data,
    Buffer.alloc(4),
  ]);
}
