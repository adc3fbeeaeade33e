import { eq } from '../../platform/db/drizzle.ts';
import type { DsDetails } from '@hoster/contract';
import { isRunning } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { payments } from '../../billing/index.ts';
import { builtHardware } from './delivery/built-hardware.ts';
import { openDelivery } from './delivery/delivery.ts';
import { dsSpecOf } from './specification.ts';
import { type LineDetails, noDetails } from '../../services/index.ts';

const ports = { remoteDesktop: 3389, ssh: 22 } as const;
const hourMilliseconds = 60 * 60 * 1000;

const unknown = { cpu: '—', memory: '—', disks: [], raid: null, port: '—', ips: [] };

/** Details of a dedicated server besides those of all services; see `ServiceLine.details`. */
export async function dsDetails(
  context: Context,
  catalogue: Catalogue,
  service: ServiceRow,
  language: Language,
): Promise<LineDetails> {
  const { control_panel, os, ssh_keys } = dsSpecOf(service);
  const system = catalogue.everyPart.os.find(({ id }) => id === os);
  const panel = catalogue.everyPart.panels.find(({ id }) => id === control_panel);
  const hasLogin = isRunning(service.state) && service.login !== null;
  return {
    ...noDetails,
    os: system ? `${system.name} ${system.version}` : null,
    control_panel: panel ? [panel.name, panel.edition].filter(Boolean).join(' ') : null,
    dedicated: {
      ...(builtHardware(catalogue, service, language) ?? unknown),
      ...consoleOf(context, service),
      delivery_until: (await deliveryUntil(context, service))?.toISOString() ?? null,
    },
    port: hasLogin ? (system?.family === 'windows' ? ports.remoteDesktop : ports.ssh) : null,
    ssh_keys: hasLogin ? ssh_keys.map(({ title }) => title) : [],
  };
}

type Console = Pick<DsDetails, 'ipmi_url' | 'ipmi_login' | 'ipmi_password' | 'rescue_url'>;

/** The management console, available to the owner while the service runs. */
function consoleOf({ secrets }: Context, { sealedConsole, state }: ServiceRow): Console {
  if (sealedConsole === null || !isRunning(state)) {
    return { ipmi_url: null, ipmi_login: null, ipmi_password: null, rescue_url: null };
  }
  const { ipmi, rescueUrl } = openDelivery(secrets, sealedConsole);
  return { ipmi_url: ipmi.url, ipmi_login: ipmi.login, ipmi_password: ipmi.password, rescue_url: rescueUrl };
}

/** Latest delivery time of a paid server; null for one that is delivered or not paid for. */
export async function deliveryUntil({ db }: Context, service: ServiceRow): Promise<Date | null> {
  if (service.state !== 'pending_setup' || service.purchaseId === null) return null;
  const [payment] = await db
    .select({ paidAt: payments.paidAt })
    .from(payments)
    .where(eq(payments.purchaseId, service.purchaseId));
  if (!payment?.paidAt) return null;
  const hours = dsSpecOf(service).delivery_hours;
  return new Date(payment.paidAt.getTime() + hours * hourMilliseconds);
}
