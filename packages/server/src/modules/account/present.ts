import type { PersonalInfo, User } from '@hoster/contract';
import type { Viewer } from '../../http/viewer.ts';
import type { accounts } from './tables.ts';

type AccountRow = typeof accounts.$inferSelect;

/** The signed-in person as the site knows them. */
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

/** The profile. It is complete when everything but the phone is filled. */
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
    is_complete: [viewer.firstName, viewer.lastName, country, city, zipCode, address].every(Boolean),
  };
}
