import type { FormerPlan } from '@hoster/contract';
import { fromCents } from '@hoster/domain/money';
import { redirect } from 'react-router-dom';
import { personalInfoQuery } from '../../api/account.ts';
import { authQuery } from '../../api/session.ts';
import { unpaidOrdersQuery } from '../../api/unpaid-orders.ts';
import { hasAuthCookie, type AppContext } from '../../app-context.tsx';
import { countryOptions, type CountryOption } from '../personal-info/country-options.ts';
import { formerIn } from '../former-plan/former-plan.ts';
import { promoIn } from '../promo-code/promo-in.ts';
import type { LineOrder, OrderLine } from './line-order.ts';
import { newRequestKey } from './request-key.ts';
import { admittedStage, ENDED_PARAM, nextStage, stageAddress, wantedStage, type Stage } from './stages.ts';

/** What the order page of any line is loaded with. */
export interface OrderPageData {
  /** The promo code that the context was asked with, null for none. */
  promo: string | null;
  stage: Stage;
  /** What a month of one item costs as the page opens: net, in EUR. */
  price: number;
  /** The next stage of this visitor, behind the configuration. */
  next: Stage;
  /** For `Idempotency-Key`: one a visit of the page, so that a doubled click is one order. */
  requestKey: string;
  /** Whether the account stage is shown because a session has ended. */
  sessionEnded: boolean;
  /** Countries to choose from, in the personal data stage. */
  countries: CountryOption[];
  /** The withdrawn plan that led here. */
  former: FormerPlan | null;
}

/** Loads an order page, and leads to the stage that this visitor may be in. */
export async function loadOrder<Order extends LineOrder>(
  app: AppContext,
  line: OrderLine<Order>,
  url: URL,
): Promise<OrderPageData | Response> {
  const query = url.searchParams;
  const [order, auth] = await Promise.all([
    line.orderOf(app, query),
    app.queryClient.ensureQueryData(authQuery(app)).catch(() => ({ status: 'none' as const })),
  ]);
  const problem = line.firstProblem(order);
  const standing = {
    configurationReady: problem === null,
    signedIn: auth.status === 'settled',
    personalInfoComplete: order.context.personal_info_complete,
  };
  const wanted = wantedStage(query);
  const stage = admittedStage(wanted, standing);
  if (stage !== wanted) {
    // If the configuration has to be fixed first, the page opens at the field and its message.
    const place = stage === 'configuration' && problem ? `#${line.placeOf(problem) ?? ''}` : '';
    return redirect(stageAddress(url.pathname, query, stage) + place);
  }
  if (stage === 'personal-data') await app.queryClient.ensureQueryData(personalInfoQuery(app));
  const countries = stage === 'personal-data' ? await countryOptions(app.lang) : [];
  // Customers who return from the bank see the order they've just made.
  if (stage === 'payment') await app.queryClient.fetchQuery({ ...unpaidOrdersQuery(app), staleTime: 0 });
  return {
    promo: promoIn(query) ?? null,
    stage,
    price: fromCents(order.total.perMonth) / order.choice.count,
    next: nextStage(standing),
    requestKey: newRequestKey(),
    countries,
    former: await formerIn(app, line.line, query),
    // The flag outlives the session: visitors with it were signed in a while ago.
    sessionEnded: stage === 'account' && (query.has(ENDED_PARAM) || hasAuthCookie(app)),
  };
}
