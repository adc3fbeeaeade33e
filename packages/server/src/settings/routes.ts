import { calls } from '@hoster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireViewer } from '../identity/index.ts';
import { route } from '../platform/http/index.ts';
import { presentSettings } from './present.ts';
import { checkedSeller, saveGroup } from './save.ts';

/** Settings of the company, for staff. */
export function settingsRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const saving = async (request: FastifyRequest, version: number) => {
    const { userId } = await requireViewer(request);
    return { userId, version };
  };

  route(app, calls.getStaffSettings, async ({ request }) => {
    return presentSettings(context);
  });

  route(app, calls.putCompanySettings, async ({ body: { version, ...value }, request }) => {
    const who = await saving(request, version);
    await saveGroup(context, 'company', await checkedSeller(context.db, value, 'company'), who);
    return presentSettings(context);
  });

  route(app, calls.putLocalCompanySettings, async ({ body: { version, ...value }, request }) => {
    const who = await saving(request, version);
    await saveGroup(context, 'local_company', await checkedSeller(context.db, value, 'local_company'), who);
    return presentSettings(context);
  });

  route(app, calls.putBrandSettings, async ({ body: { version, ...value }, request }) => {
    await saveGroup(context, 'brand', value, await saving(request, version));
    return presentSettings(context);
  });

  route(app, calls.putSenderSettings, async ({ body: { version, ...value }, request }) => {
    await saveGroup(context, 'sender', value, await saving(request, version));
    return presentSettings(context);
  });
}
