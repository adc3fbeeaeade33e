import { companySettingsOf } from '../../platform/company/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Settings } from '../../platform/index.ts';
import type { DeskSettings } from '../mail/desk.ts';

/** Addresses of support by email. For a site whose operator names none: `support@` its own domain. */
export function deskSettings({
  publicOrigin,
  supportMail,
}: Pick<Settings, 'publicOrigin' | 'supportMail'>): DeskSettings {
  if (supportMail) return supportMail.desk;
  const { hostname } = new URL(publicOrigin);
  const domain = hostname.includes('.') ? hostname : 'hoster.example';
  const address = `support@${domain}`;
  return {
    address,
    ownAddresses: [address, `no-reply@${domain}`],
    messageDomain: domain,
    plusAddresses: true,
    authservIds: [domain],
    ownLists: [],
  };
}

/** The same, with the sender of our other emails: what comes back from it isn't a customer's. */
export async function ownDesk(
  db: Pick<Db, 'select'>,
  settings: Pick<Settings, 'publicOrigin' | 'supportMail'>,
): Promise<DeskSettings> {
  const desk = deskSettings(settings);
  const { sender } = await companySettingsOf(db);
  return sender ? { ...desk, ownAddresses: [...new Set([...desk.ownAddresses, sender.address.toLowerCase()])] } : desk;
}
