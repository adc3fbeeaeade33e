import type { CaptchaChallenge } from '@hoster/contract';
import type { Caller } from '../../api/call.ts';
import type { RenderCaptcha } from './widget.ts';

/** Milliseconds before the challenge expires at which it's renewed, because sending the form takes time. */
const MARGIN = 30_000;

/** The embedded captcha: the visitor's device computes the solution, without interaction. */
export const proofOfWork =
  (call: Caller): RenderCaptcha =>
  (_place, { onToken, onExpire, onError }) => {
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
      call('getCaptchaChallenge', { ignore: [404, 429] })
        .then(async (challenge) => {
          if (!isCurrent()) return;
          const solution = await solve(challenge);
          if (!isCurrent()) return;
          if (solution === null) throw new Error('The challenge was not solved.');
          onToken(btoa(JSON.stringify({ challenge, solution })));
          // Measured locally: this device's clock may differ from the server's.
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
