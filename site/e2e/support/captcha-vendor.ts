import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

/** A captcha of another company, as its documentation describes the explicit rendering. */
export type Vendor = keyof typeof vendors;

/** What is special about each: where its parts come from, and the window's name for its interface. */
const vendors = {
  recaptcha: {
    api: 'grecaptcha',
    script: 'https://www.google.com/recaptcha/api.js',
    // The first script only brings the second one.
    engine: 'https://www.gstatic.com/recaptcha/releases/mock/recaptcha__en.js',
    frame: 'https://www.google.com/recaptcha/api2/anchor',
    field: 'g-recaptcha-response',
    languageIn: 'query',
  },
  hcaptcha: {
    api: 'hcaptcha',
    script: 'https://js.hcaptcha.com/1/api.js',
    engine: null,
    frame: 'https://newassets.hcaptcha.com/captcha/v1/mock/static/hcaptcha.html',
    field: 'h-captcha-response',
    languageIn: 'query',
  },
  turnstile: {
    api: 'turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    engine: null,
    frame: 'https://challenges.cloudflare.com/cdn-cgi/challenge-platform/mock',
    field: 'cf-turnstile-response',
    languageIn: 'parameters',
  },
} as const;

export const siteKey = 'public-key';
const secret = 'secret-key';

/** The widget's script, as the page runs it: draws a frame, and passes on what happens there. */
function engine({ api, frame, field, languageIn }: (typeof vendors)[Vendor], search: string): void {
  const asked = new URLSearchParams(search);
  const widgets = new Map<unknown, { place: HTMLElement; iframe: HTMLIFrameElement }>();
  const call = (parameters: Record<string, unknown>, name: string, given?: string) => {
    const callback = parameters[name];
    if (typeof callback === 'function') callback(given);
  };
  const draw = (place: HTMLElement, parameters: Record<string, unknown>) => {
    if (place.childNodes.length > 0) throw new Error('The placeholder element must be empty.');
    const language = languageIn === 'query' ? asked.get('hl') : parameters['language'];
    const iframe = document.createElement('iframe');
    iframe.title = 'Captcha';
    iframe.width = parameters['size'] === 'compact' ? '164' : '304';
    iframe.height = parameters['size'] === 'compact' ? '144' : '78';
    const shown = [parameters['sitekey'], language, parameters['theme'], parameters['size']];
    iframe.src = `${frame}?${new URLSearchParams({ shown: shown.join(' ') }).toString()}`;
    place.append(iframe);
    // As the vendors do it: the answer goes into a text area, hidden by a style attribute that a strict policy drops.
    const answer = document.createElement('textarea');
    answer.name = field;
    answer.setAttribute('aria-label', 'Answer of the captcha');
    place.append(answer);
    addEventListener('message', ({ source, origin, data }: MessageEvent<{ event: string; token?: string }>) => {
      if (source !== iframe.contentWindow || origin !== new URL(frame).origin) return;
      answer.value = data.token ?? '';
      call(parameters, data.event, data.token);
    });
    const id = widgets.size;
    widgets.set(id, { place, iframe });
    return id;
  };
  const widgetApi = {
    ready: (then: () => void) => then(),
    render: draw,
    reset: (id: unknown) => {
      const iframe = widgets.get(id)?.iframe;
      if (iframe) iframe.src = `${iframe.src}`;
    },
    ...(api !== 'grecaptcha' && { remove: (id: unknown) => widgets.get(id)?.place.replaceChildren() }),
  };
  Reflect.set(window, api, widgetApi);
  const onload: unknown = Reflect.get(window, asked.get('onload') ?? '');
  if (typeof onload === 'function') onload();
}

/** What the frame shows: a box to tick, and the two things that may go wrong with it. */
const framePage = (shown: string, token: string) => `<!doctype html><title>Captcha</title><p>${shown}</p>
<button data-event="callback" data-token="${token}">I am human</button>
<button data-event="expired-callback">Let it expire</button>
<button data-event="error-callback">Let it fail</button>
<script>addEventListener('click', ({ target: { dataset } }) => dataset.event && parent.postMessage({ ...dataset }, '*'));</script>`;

/** A vendor's service: what verifies the tokens, each once, and what its hosts send to a page. */
export async function startVendor(vendor: Vendor) {
  const given = new Set<string>();
  const asked: URLSearchParams[] = [];
  const verify = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    asked.push(form);
    const success = form.get('secret') === secret && given.delete(form.get('response') ?? '');
    const errors = success ? [] : ['timeout-or-duplicate'];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success, 'error-codes': errors, hostname: '127.0.0.1' }));
  };
  const server = createServer((request, response) => void verify(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const parts = vendors[vendor];
  const body = (search: string) => `(${engine.toString()})(${JSON.stringify(parts)}, ${JSON.stringify(search)});`;
  const scriptOf = (url: string) => {
    const { search } = new URL(url);
    if (parts.engine === null) return body(search);
    const source = JSON.stringify(parts.engine + search);
    return `document.head.append(Object.assign(document.createElement('script'), { src: ${source} }));`;
  };
  return {
    /** The response to the site. */
    env: {
      CAPTCHA_KIND: vendor,
      CAPTCHA_SITE_KEY: siteKey,
      CAPTCHA_SECRET: secret,
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
    /** What was asked about tokens. */
    asked,
    /** Forgets the tokens given so far, as after the minutes that they are good for. */
    forget: () => given.clear(),
    /** Answers for the vendor's hosts. The page's policy is judged before, by the browser. */
    async serve(page: Page): Promise<void> {
      await page.route(`${parts.script}*`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: scriptOf(route.request().url()) }),
      );
      if (parts.engine !== null) {
        await page.route(`${parts.engine}*`, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: body(new URL(route.request().url()).search) }),
        );
      }
      await page.route(`${parts.frame}*`, (route) => {
        const token = `token-${crypto.randomUUID()}`;
        given.add(token);
        const shown = new URL(route.request().url()).searchParams.get('shown') ?? '';
        return route.fulfill({ contentType: 'text/html', body: framePage(shown, token) });
      });
    },
    /** Lets the script be missing, as behind a blocker. */
    refuse: (page: Page) => page.route(`${parts.script}*`, (route) => route.abort()),
    stop: () => server.close(),
  };
}
