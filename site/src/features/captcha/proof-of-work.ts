import type { CaptchaChallenge } from '@hoster/contract';
import type { Requester } from '../../api/request.ts';
import type { RenderCaptcha } from './widget.ts';

/** Renew so many milliseconds before the challenge runs out: the form takes time to arrive. */
const MARGIN = 30_000;

/** The embedded captcha: the visitor's own machine works, the visitor does nothing. `siteKey` is the challenge's path. */
export const proofOfWork =
  (request: Requester): RenderCaptcha =>
  (_place, { siteKey, onToken, onExpire, onError }) => {
    let run = 0;
    let worker: Worker | undefined;
    let timer: number | undefined;

    const stop = () => {
      run += 1;
      worker?.terminate();
      window.clearTimeout(timer);
    };
    const start = () => {
      stop();
      const own = run;
      const isCurrent = () => own === run;
      const asked = Date.now();
      request<CaptchaChallenge>(siteKey, { ignore: [404, 429] })
        .then(async (challenge) => {
          if (!isCurrent()) return;
          const solution = await solve(challenge);
          if (!isCurrent()) return;
          if (solution === null) throw new Error('The challenge was not solved.');
          onToken(btoa(JSON.stringify({ challenge, solution })));
          // Counted from here: the clock of this machine may differ from the server's.
          const until = asked + challenge.parameters.data.seconds * 1000;
          timer = window.setTimeout(
            () => {
              onExpire();
              start();
            },
            Math.max(until - Date.now() - MARGIN, MARGIN),
          );
        })
        .catch(() => isCurrent() && onError());
    };
    const solve = (challenge: CaptchaChallenge) =>
      new Promise<unknown>((resolve, reject) => {
        worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
        worker.addEventListener('message', ({ data }) => resolve(data));
        worker.addEventListener('error', reject);
        worker.postMessage(challenge);
      }).finally(() => worker?.terminate());

    start();
    return { reset: start, remove: stop };
  };
