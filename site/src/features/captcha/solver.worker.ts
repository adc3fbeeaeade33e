import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Works a challenge out beside the page, which stays quick meanwhile. Answers the solution, or null. */
addEventListener('message', ({ data }: MessageEvent<Parameters<typeof solveChallenge>[0]['challenge']>) => {
  solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  );
});
