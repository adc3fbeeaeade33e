import { QrCode as Drawing } from '@hoster/ui/qr-code';
import { encode } from 'uqr';

/** White modules around the code that scanners need. */
const QUIET = 4;

interface QrCodeProps {
  /** Content of the code. */
  text: string;
  /** Text alternative of the picture. */
  label: string;
}

/** A text as a QR code. */
export const QrCode = ({ text, label }: QrCodeProps) => (
  <Drawing label={label} modules={encode(text, { border: QUIET }).data} />
);
