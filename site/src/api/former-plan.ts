import type { FormerPlan, ProductLine } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';

/** A plan that was renamed or withdrawn. */
export const formerPlanQuery = ({ request, lang }: AppContext, line: ProductLine, slug: string) =>
  queryOptions({
    queryKey: [line, 'former-plan', lang, slug],
    queryFn: () =>
      request<FormerPlan>(`/my/api/former-plans/${line}/${encodeURIComponent(slug)}/`, { ignore: [400, 404] }),
  });
