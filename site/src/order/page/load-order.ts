import { authConfigQuery } from '../../api/auth.ts';
import type { FormerPlan } from '@hoster/contract';
import { fromCents } from '@hoster/domain/money/money';
import { redirect } from 'react-router-dom';
import { personalInfoQuery } from '../../api/account.ts';
import { authQuery } from '../../api/session.ts';
import { unpaidOrdersQuery } from '../../api/unpaid-orders.ts';
import { hasAuthCookie, type AppContext } from '../../app/app-context.tsx';
import { countryOptions, type CountryOption } from '../../features/personal-info/country-options.ts';
import { formerIn } from '../../parts/former-plan/former-plan.ts';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import type { LineAdapter } from '../line-adapter.ts';
import type { LineOrder } from '../line-order.ts';
import { newRequestKey } from '../actions/request-key.ts';
import { admittedStage, ENDED_PARAM, nextStage, stageAddress, wantedStage, type Stage } from '../stages/stages.ts';

/** Loader data of any line's order page. */
export interface OrderPageData {
  /** The promo code that the context was requested with, null for none. */
  promo: string | null;
  stage: Stage;
  /** Initial monthly price of one item: net, in EUR. */
  price: number;
  /** This visitor's next stage after the configuration. */
  next: Stage;
  /** For `Idempotency-Key`: one per page visit, so that a double click places one order. */
  requestKey: string;
  /** Whether the account stage is shown because a session has ended. */
  sessionEnded: boolean;
  /** Countries to choose from, in the personal data stage. */
  countries: CountryOption[];
  /** The withdrawn plan that redirected here. */
  former: FormerPlan | null;
}

/** Loads an order page, and redirects to the stage that this visitor may access. */
export async function loadOrder<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  url: URL,
): Promise<OrderPageData | Response> {
  const query = url.searchParams;
  const [order, auth] = await Promise.all([
    line.orderOf(app, query),
    app.queryClient.ensureQueryData(authQuery(app)).catch(() => ({ status: 'none' as const })),
  ]);
  const problem = line.firstProblem(order);
  const readiness = {
    configurationReady: problem === null,
    signedIn: auth.status === 'settled',
    personalInfoComplete: order.context.personal_info_complete,
  };
  const wanted = wantedStage(query);
  const stage = admittedStage(wanted, readiness);
  if (stage !== wanted) {
    // If the configuration has to be fixed first, the page opens at the field and its message.
    const anchor = stage === 'configuration' && problem ? `#${line.anchorOf(problem) ?? ''}` : '';
    return redirect(stageAddress(url.pathname, query, stage) + anchor);
  }
  // Sign-in with other sites is part of the first HTML: the panel may ask for it before the stage is hydrated.
  if (stage === 'account') await app.queryClient.prefetchQuery(authConfigQuery(app));
  if (stage === 'personal-data') await app.queryClient.ensureQueryData(personalInfoQuery(app));
  const countries = stage === 'personal-data' ? await countryOptions(app.lang) : [];
  // Customers who return from the bank see the order they've just placed.
  if (stage === 'payment') await app.queryClient.fetchQuery({ ...unpaidOrdersQuery(app), staleTime: 0 });
  return {
    promo: promoIn(query) ?? null,
    stage,
    price: fromCents(order.total.perMonth) / order.choice.count,
    next: nextStage(readiness),
    requestKey: newRequestKey(),
    countries,
    former: await formerIn(app, line.name, query),
    // The flag outlives the session: visitors with it were signed in a while ago.
    sessionEnded: stage === 'account' && (query.has(ENDED_PARAM) || hasAuthCookie(app)),
  };
}
