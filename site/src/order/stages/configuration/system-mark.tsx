// Browsers don't draw symbols from data URLs.
import marks from './system-marks.svg?no-inline';

/** Systems and applications with a logo in `system-marks.svg` (simple-icons, CC0; Windows and the disc are drawn). */
const known: ReadonlySet<string> = new Set([
  'ubuntu',
  'debian',
  'almalinux',
  'rockylinux',
  'centos',
  'freebsd',
  'windows',
  'docker',
  'wordpress',
  'gitlab',
  'nextcloud',
  'n8n',
  'lemp',
  'disc',
]);

/** The logo of a system or an application in the text colour; nothing for one without a logo. */
export function SystemMark({ icon }: { icon: string | null }) {
  if (icon === null || !known.has(icon)) return null;
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${marks}#${icon}`} />
    </svg>
  );
}
