import type { RawRequest } from './raw-request.ts';

/** Tries that finding a smaller request may take. */
const MOST_TRIES = 80;

/** Removes parts of a request for as long as it still fails. */
export async function smallest(
  request: RawRequest,
  fails: (request: RawRequest) => Promise<boolean>,
): Promise<RawRequest> {
  let best = request;
  let tries = 0;
  for (;;) {
    let smaller: RawRequest | null = null;
    for (const candidate of candidatesOf(best)) {
      if (++tries > MOST_TRIES) return best;
      if (await fails(candidate)) {
        smaller = candidate;
        break;
      }
    }
    if (smaller === null) return best;
    best = smaller;
  }
}

function* candidatesOf(request: RawRequest): Generator<RawRequest> {
  const { target, headers, body } = request;
  const [path = '/', query] = target.split('?', 2);
  if (query !== undefined) yield { ...request, target: path };
  for (const [index] of headers.entries()) yield { ...request, headers: headers.toSpliced(index, 1) };
  if (query !== undefined && query.includes('&')) {
    const pairs = query.split('&');
    for (const [index] of pairs.entries())
      yield { ...request, target: `${path}?${pairs.toSpliced(index, 1).join('&')}` };
  }
  if (body !== null && body !== '') {
    const half = Math.floor(body.length / 2);
    yield { ...request, body: '' };
    yield { ...request, body: body.slice(half) };
    yield { ...request, body: body.slice(0, half) };
  }
}
