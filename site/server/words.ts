import { StartError } from '@hoster/server/environment';
import type { EmbeddedBackend } from './proxy/backend.ts';
import type { SiteConfig } from './config.ts';

/** Start output: where the site, its mailbox, the demo accounts and the first step of a site without staff are. */
export function welcome(config: SiteConfig, backend: Pick<EmbeddedBackend, 'demo' | 'firstRun'> | null): string {
  const demo = backend?.demo;
  const lines: [string, string][] = [['Site', `${config.publicOrigin}/`]];
  if (demo?.mailPath) lines.push(['Mailbox', `${config.publicOrigin}${demo.mailPath}`]);
  for (const { role, email, password } of demo?.accounts ?? []) {
    lines.push([role === 'staff' ? 'Staff' : 'Customer', `${email}  ${password}`]);
  }
  if (backend?.firstRun) lines.push(['First run', backend.firstRun]);
  if (config.apiOrigin) lines.push(['Backend', config.apiOrigin]);
  return lines.map(([label, text]) => `  ${label.padEnd(10)}${text}\n`).join('');
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Reason why the site can't start; one sentence when the operator can fix it. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartError) return error.message;
  const port = 'port' in error ? String(error.port) : '';
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the process that uses it, or set PORT to another port.`;
    case 'EACCES':
      return `You don't have permission to listen on port ${port}. Set PORT to 1024 or higher.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return "HOST isn't an address of this machine.";
    case 'ERR_MODULE_NOT_FOUND':
    case 'ENOENT':
      return `A site file is missing (${error.message}). Build the site with \`npx -y pnpm@12 build\`.`;
    default:
      return error.stack ?? error.message;
  }
}
