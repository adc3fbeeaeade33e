import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

const text = 'otpauth://totp/mira%40example.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Hoster';

test('draws every dark module once, in a white margin of four', () => {
  render(<QrCode text={text} label="QR code" />);
  const picture = screen.getByRole('img', { name: 'QR code' });
  const { data, size } = encode(text, { border: 4 });
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  const drawn = data.map((line) => line.map(() => 0));
  for (const [, x, y, width] of picture.innerHTML.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) {
      const line = drawn[Number(y)];
      if (line) line[at] = (line[at] ?? 0) + 1;
    }
  }
  expect(drawn).toEqual(data.map((line) => line.map(Number)));
  expect(drawn.slice(0, 4).flat().some(Boolean)).toBe(false);
});
