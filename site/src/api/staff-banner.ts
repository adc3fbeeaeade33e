import type { BodyInputOf, calls } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** The promo banner. Throws `ApiError` 403 for who may not see it. */
export const staffBannerQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'banner'],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffBanner', { ignore: [401, 403] }),
  });

/** Saves the promo banner. Throws `ApiError` 400 with errors by field, 409 when somebody else has saved it. */
export async function saveBanner({ call }: AppContext, body: BodyInputOf<typeof calls.putStaffBanner>): Promise<void> {
  await call('putStaffBanner', { body, ignore: [400, 401, 403, 409] });
}
