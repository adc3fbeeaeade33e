import Fastify, { type FastifyInstance } from 'fastify';
import { PNG } from 'pngjs';
import { afterEach, expect, test } from 'vitest';
import type { SocialCard } from '../../src/seo/social-card.ts';
import { PainterBusy, type Painter } from '../drawing/painter.ts';
import { socialImages, socialPainter } from './social-images.ts';

const card: SocialCard = {
  lang: 'ru',
  brand: 'Hoster',
  look: { color: null, symbol: null },
  section: 'Выделенные серверы',
  title: 'Выделенный сервер 2 × Xeon Silver 4210R <script>',
  text: 'Аренда сервера от 149 € в месяц: IPMI, режим восстановления, фильтрация DDoS до 250 Гбит/с, ОС на выбор.',
  prices: [39, 59, 149.5],
  address: 'hoster.example/ru/dedicated-servers/',
};

const open: FastifyInstance[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

function setUp(painter: Painter<SocialCard>, shown: SocialCard | 'busy' | null = card) {
  const app = Fastify();
  open.push(app);
  const asked: string[] = [];
  const cardOf = (_: unknown, path: string) => {
    asked.push(path);
    return Promise.resolve(shown);
  };
  socialImages(app, { cardOf, painter });
  return { get: (url: string, headers = {}) => app.inject({ url, headers }), asked };
}

const painting = (paint: Painter<SocialCard>['paint']): Painter<SocialCard> => ({ paint, close: () => undefined });

test('a card becomes a small PNG of the size that networks want', async () => {
  const { get } = setUp(socialPainter());
  const { statusCode, headers, rawPayload } = await get('/social/ru/dedicated-servers.png');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  const { width, height } = PNG.sync.read(rawPayload);
  expect([width, height]).toEqual([1200, 630]);
  expect(rawPayload.length).toBeLessThan(100_000);
});

test('a picture has the colour of the brand where the company has one', async () => {
  const colours = async (color: string | null): Promise<Set<string>> => {
    const { get } = setUp(socialPainter(), { ...card, look: { color, symbol: null } });
    const { data } = PNG.sync.read((await get('/social/index.png')).rawPayload);
    const found = new Set<string>();
    for (let at = 0; at < data.length; at += 4) found.add(data.subarray(at, at + 3).toString('hex'));
    return found;
  };
  const [ours, theirs] = [await colours(null), await colours('#ff6a3d')];
  expect([ours.has('baed3f'), ours.has('ff6a3d')]).toEqual([true, false]);
  expect([theirs.has('baed3f'), theirs.has('ff6a3d')]).toEqual([false, true]);
});

test('a picture is drawn once, and answered 304 when unchanged', async () => {
  let drawn = 0;
  const { get, asked } = setUp(painting(() => Promise.resolve(Buffer.from(`png ${(drawn += 1)}`))));
  const [first] = await Promise.all([get('/social/index.png'), get('/social/index.png')]);
  await get('/social/index.png');
  expect(drawn).toBe(1);
  expect(asked[0]).toBe('/');
  const again = await get('/social/index.png', { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test.each(['..%2f..%2fetc/passwd.png', 'a%20b.png', '%3Cscript%3E.png', `${'a'.repeat(300)}.png`, 'vpn.svg', '.png'])(
  'answers 404 for %s without a lookup',
  async (name) => {
    const { get, asked } = setUp(painting(() => Promise.resolve(Buffer.alloc(1))));
    expect((await get(`/social/${name}`)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  },
);

test('pages that are not for everybody have none', async () => {
  const { get } = setUp(
    painting(() => Promise.resolve(Buffer.alloc(1))),
    null,
  );
  expect((await get('/social/my.png')).statusCode).toBe(404);
});

test('too many requests are asked to come back later', async () => {
  const busy = painting(() => {
    throw new PainterBusy('Too many');
  });
  const failing = painting(() => Promise.reject(new Error('The drawing took too long')));
  for (const { get } of [setUp(busy), setUp(failing), setUp(busy, 'busy')]) {
    const { statusCode, headers } = await get('/social/vpn.png');
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers.etag).toBeUndefined();
  }
});
