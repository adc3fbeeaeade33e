import { QrCode } from '@hoster/ui/qr-code';

/** From an encoder such as uqr: `encode(text, { border: 4 }).data`. This one is only a pattern. */
const modules = Array.from({ length: 29 }, (_, y) =>
  Array.from({ length: 29 }, (_, x) => x > 3 && x < 25 && y > 3 && y < 25 && (x * y + x) % 3 === 0),
);

export function Example() {
  return <QrCode modules={modules} label="Code for your authenticator app" style={{ inlineSize: 174 }} />;
}
