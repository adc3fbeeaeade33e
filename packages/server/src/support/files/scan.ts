// oxlint-disable-next-line server-areas/outgoing -- clamd speaks a protocol of its own; it has limits of time and size here.
import { connect } from 'node:net';
import type { ClamdSettings } from './config.ts';

const timeoutMilliseconds = 20_000;
const answerMax = 4096;

/**
 * Asks clamd about a content by INSTREAM (clamd(8)): chunks with their length, then an empty one.
 * @returns whether it's infected
 * @throws when the scanner can't be reached, doesn't answer in time or refuses the content
 */
export function isInfected(content: Buffer, { host, port }: ClamdSettings): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host, port, timeout: timeoutMilliseconds }, () => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(content.length);
      socket.write('zINSTREAM\0');
      if (content.length > 0) socket.write(Buffer.concat([length, content]));
      socket.write(Buffer.alloc(4));
    });
    const deadline = setTimeout(() => socket.destroy(new Error('clamd is too slow')), timeoutMilliseconds);
    socket.on('data', (data: Buffer) => {
      answer += data.toString('latin1');
      if (answer.length > answerMax) socket.destroy(new Error('clamd says too much'));
    });
    socket.on('timeout', () => socket.destroy(new Error('clamd doesn’t answer')));
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(deadline);
      const said = answer.replaceAll('\0', '').trim();
      if (said.endsWith(' FOUND')) resolve(true);
      else if (said.endsWith(': OK')) resolve(false);
      else reject(new Error(`clamd: ${said.slice(0, 200)}`));
    });
  });
}
