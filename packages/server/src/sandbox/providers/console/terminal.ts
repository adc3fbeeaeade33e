import font from 'oled-font-5x7';

const columns = 80;
const lines = 25;
/** Pixels of a dot of the font, and of a character with the space around it. */
const dot = 2;
const cell = { width: (font.width + 1) * dot, height: (font.height + 3) * dot } as const;

/** Size of the screen in pixels. */
export const screenSize = { width: columns * cell.width, height: lines * cell.height } as const;
/** Height of a line in pixels. */
export const lineHeight = cell.height;

const backspace = 0xff_08;
const enter = 0xff_0d;

/** A text terminal that pretends to be a server’s: it shows what is typed, and obeys nothing. */
export class Terminal {
  #text: string[];
  readonly #changed = new Set(Array.from({ length: lines }, (_, line) => line));

  constructor(name: string) {
    this.#text = [
      'Hoster sandbox: this server is simulated, and so is its screen.',
      '',
      `${name.slice(0, 60)} login: `,
    ];
  }

  /** Takes a key by its keysym (RFC 6143, section 7.5.4). */
  press(key: number): void {
    const last = this.#text.length - 1;
    const typed = this.#text[last] ?? '';
    if (key === enter) this.#add('Nothing is run in the sandbox.', '$ ');
    else if (key === backspace) this.#set(last, typed.slice(0, -1));
    else if (key >= 0x20 && key < 0x7f && typed.length < columns - 1)
      this.#set(last, typed + String.fromCodePoint(key));
  }

  /** Takes the lines that have changed since the last call. */
  takeChanged(): number[] {
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }

  get isChanged(): boolean {
    return this.#changed.size > 0;
  }

  /** All lines have to be drawn again. */
  redraw(): void {
    for (let line = 0; line < lines; line += 1) this.#changed.add(line);
  }

  /** Pixels of a line, 4 bytes each, in one of two colours. */
  draw(line: number, ink: number, paper: number): Buffer {
    const pixels = new Uint32Array(screenSize.width * cell.height).fill(paper);
    const isLast = line === this.#text.length - 1;
    const text = (this.#text[line] ?? '') + (isLast ? '_' : '');
    for (const [column, letter] of text.split('').entries()) {
      for (let x = 0; x < font.width; x += 1) {
        const bits = font.fontData[font.lookup.indexOf(letter) * font.width + x] ?? 0;
        for (let y = 0; y < font.height; y += 1) {
          if ((bits >> y) & 1) fill(pixels, column * cell.width + x * dot, (y + 1) * dot, ink);
        }
      }
    }
    return Buffer.from(pixels.buffer);
  }

  #add(...more: string[]): void {
    this.#text = [...this.#text, ...more].slice(-lines);
    this.redraw();
  }

  #set(line: number, text: string): void {
    this.#text[line] = text;
    this.#changed.add(line);
  }
}

function fill(pixels: Uint32Array, left: number, top: number, colour: number): void {
  for (let y = 0; y < dot; y += 1) {
    for (let x = 0; x < dot; x += 1) pixels[(top + y) * screenSize.width + left + x] = colour;
  }
}
