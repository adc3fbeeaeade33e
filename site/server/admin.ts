/** `npx -y pnpm@12 admin …`: what an operator does on the machine of the shop, with the variables of the site. */
import { parseArgs } from 'node:util';
import { adminCommands, runAdmin } from '@hoster/server/admin';
import { StartError } from '@hoster/server/environment';
import { importCommands, importCompany } from '@hoster/server/import';
import { readConfig } from './config.ts';
import { backendOptions } from './proxy/backend.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, map: { type: 'string' }, role: { type: 'string' } },
  });
  const config = readConfig(process.env);
  if (config.apiOrigin) throw new StartError('API_ORIGIN is set: run this command where the backend runs.');
  const [command = '', email = '', file = ''] = positionals;
  const options = { ...backendOptions(config), joinsRunning: true, logger: { level: 'error' } };
  if (command === 'import') {
    const { isEqual, text } = await importCompany(options, {
      kind: email,
      file,
      map: values.map,
      isDry: values['dry-run'],
    });
    process.stdout.write(`${text}\n`);
    if (!isEqual) process.exitCode = 2;
  } else {
    process.stdout.write(`${await runAdmin(options, { command, email, role: values.role })}\n`);
  }
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  const text = error instanceof StartError || isUsage ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`${String(text)}${isUsage ? `\n\n${adminCommands}\n${importCommands}` : ''}\n`);
  process.exitCode = 1;
}
