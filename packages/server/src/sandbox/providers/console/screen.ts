import { Duplex } from 'node:stream';
import { lineHeight, screenSize, Terminal } from './terminal.ts';

const version = 'RFB 003.008\n';
const colours = { ink: [0xe6, 0xf4, 0xea], paper: [0x10, 0x16, 0x14] } as const;
/** Bytes of each message of a client whose length is fixed (RFC 6143, section 7.5). */
const fixedLengths: Readonly<Record<number, number>> = { 0: 20, 3: 10, 4: 8, 5: 6 };
/** Bytes that a client may leave unfinished: what is pasted, at most. */
const mostWaiting = 1_048_576;

/** The screen of a simulated server: an RFB 3.8 server without authentication, which only the shop reaches. */
export function simulatedScreen(name: string): Duplex {
  const terminal = new Terminal(name);
  let waiting: Buffer = Buffer.alloc(0);
  let isAsked = false;
  let shifts = [16, 8, 0];
  let step: 'version' | 'security' | 'init' | 'running' = 'version';

  const screen = new Duplex({
    read: () => undefined,
    write(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk]);
      let taken = take();
      while (taken > 0) {
        waiting = waiting.subarray(taken);
        taken = take();
      }
      update();
      done(taken < 0 || waiting.length > mostWaiting ? new Error('Not RFB') : null);
    },
  });
  screen.push(version);
  return screen;

  /** Handles the message at the beginning of what waits. @returns its length; 0 while it isn't whole; -1 for nonsense */
  function take(): number {
    if (waiting.length === 0) return 0;
    switch (step) {
      case 'version':
        if (waiting.length < version.length) return 0;
        step = 'security';
        // One way to sign in: none.
        screen.push(Buffer.from([1, 1]));
        return version.length;
      case 'security':
        step = 'init';
        screen.push(Buffer.alloc(4));
        return 1;
      case 'init':
        step = 'running';
        screen.push(serverInit(name));
        return 1;
      case 'running':
        return takeMessage();
    }
  }

  function takeMessage(): number {
    const length = lengthOf(waiting);
    if (length <= 0 || waiting.length < length) return Math.min(length, 0);
    const kind = waiting[0];
    if (kind === 0) shifts = [...waiting.subarray(14, 17)];
    else if (kind === 3) {
      isAsked = true;
      if (waiting[1] === 0) terminal.redraw();
    } else if (kind === 4 && waiting[1] === 1) terminal.press(waiting.readUInt32BE(4));
    return length;
  }

  function update(): void {
    if (!isAsked || !terminal.isChanged) return;
    isAsked = false;
    const lines = terminal.takeChanged();
    const head = Buffer.alloc(4);
    head.writeUInt16BE(lines.length, 2);
    screen.push(head);
    for (const line of lines) {
      const rectangle = Buffer.alloc(12);
      rectangle.writeUInt16BE(line * lineHeight, 2);
      rectangle.writeUInt16BE(screenSize.width, 4);
      rectangle.writeUInt16BE(lineHeight, 6);
      screen.push(rectangle);
      screen.push(terminal.draw(line, pixelOf(colours.ink), pixelOf(colours.paper)));
    }
  }

  function pixelOf(colour: readonly number[]): number {
    return colour.reduce((pixel, value, index) => pixel + value * 2 ** (shifts[index] ?? 0), 0);
  }
}

/** Length of a client’s message; 0 while it can't be known, -1 for an unknown one. */
function lengthOf(message: Buffer): number {
  const kind = message[0] ?? -1;
  const fixed = fixedLengths[kind];
  if (fixed !== undefined) return fixed;
  if (kind === 2) return message.length < 4 ? 0 : 4 + 4 * message.readUInt16BE(2);
  if (kind === 6) return message.length < 8 ? 0 : 8 + message.readUInt32BE(4);
  return -1;
}

function serverInit(name: string): Buffer {
  const text = Buffer.from(name.slice(0, 255));
  const head = Buffer.alloc(24);
  head.writeUInt16BE(screenSize.width, 0);
  head.writeUInt16BE(screenSize.height, 2);
  // 32 bits a pixel, 24 of them colour, little endian, true colour.
  head.set([32, 24, 0, 1, 0, 255, 0, 255, 0, 255, 16, 8, 0], 4);
  head.writeUInt32BE(text.length, 20);
  return Buffer.concat([head, text]);
}
