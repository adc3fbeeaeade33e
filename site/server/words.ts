import type { EmbeddedBackend } from './backend.ts';
import type { Settings } from './config.ts';

/** What is printed once the site can be visited. */
export function welcome(config: Settings, demo: EmbeddedBackend['demo'] | null): string {
  const lines: [string, string][] = [['Site', `${config.publicOrigin}/`]];
  if (demo?.mailPath) lines.push(['Mail', `${config.publicOrigin}${demo.mailPath}`]);
  for (const { role, email, password } of demo?.accounts ?? []) {
    lines.push([role === 'staff' ? 'Staff' : 'Customer', `${email}  ${password}`]);
  }
  if (config.apiOrigin) lines.push(['Backend', config.apiOrigin]);
  return lines.map(([label, text]) => `  ${label.padEnd(10)}${text}\n`).join('');
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Why the site cannot start, in one sentence where the operator can mend it. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The backend's own class is not named here: only backend.ts knows that package.
  if (error.name === 'ConfigError' || error.name === 'StartError') return error.message;
  const port = 'port' in error ? String(error.port) : '';
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop what listens there, or set PORT to another one.`;
    case 'EACCES':
      return `This user may not listen on port ${port}: set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST is no address of this machine.';
    case 'ERR_MODULE_NOT_FOUND':
    case 'ENOENT':
      return `A file of the site is missing (${error.message}): build it with \`npx -y pnpm@12 build\`.`;
    default:
      return error.stack ?? error.message;
  }
}
