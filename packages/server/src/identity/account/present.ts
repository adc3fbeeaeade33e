import type { PersonalInfo, User } from '@hoster/contract';
import type { Viewer } from '../session/find-viewer.ts';
import type { accounts } from './tables.ts';

type AccountRow = typeof accounts.$inferSelect;

/** The signed-in user in wire format. */
export function presentUser(viewer: Viewer): User {
  const fullName = `${viewer.firstName} ${viewer.lastName}`.trim();
  return {
    id: viewer.userId,
    first_name: viewer.firstName,
    last_name: viewer.lastName,
    display: fullName === '' ? viewer.username : fullName,
    email: viewer.email,
    username: viewer.username,
    country: viewer.country,
  };
}

/** The profile. It's complete when all fields except the phone are filled in. */
export function presentPersonalInfo(viewer: Viewer, account: AccountRow): PersonalInfo {
  const { country, city, zipCode, address, phone } = account;
  return {
    user: presentUser({ ...viewer, country }),
    country,
    city,
    zip_code: zipCode,
    address,
    phone,
    language: viewer.language,
    // Members see the account of its owner, whose name is on the invoices.
    is_complete:
      viewer.role === 'owner'
        ? [viewer.firstName, viewer.lastName, country, city, zipCode, address].every(Boolean)
        : viewer.hasPersonalInfo,
  };
}
