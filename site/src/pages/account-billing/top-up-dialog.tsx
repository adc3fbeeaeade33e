import type { Finance } from '@hoster/contract';
import { Skeleton } from '@hoster/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { paymentMethodsQuery } from '../../api/payments.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useCurrency } from '../../app/visitor/use-currency.ts';
import { TopUpForm } from '../../order/top-up/top-up-form.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import type { BillingAnswer } from './billing-action.ts';
import type { route } from './route.ts';

/** The form that adds money to the balance. */
export function TopUpDialog({ open, finance }: { open: boolean; finance: Finance | undefined }) {
  const app = useApp();
  const { topUpKey, amount, amountCurrency, failed } = usePageData<typeof route>();
  const { currency, offered } = useCurrency();
  const answer = useActionData<BillingAnswer>();
  const busy = useNavigation().formData?.get('intent') === 'top-up';
  const methods = useQuery(paymentMethodsQuery(app));
  const known = offered.some(({ short }) => short === amountCurrency) ? amountCurrency : 'EUR';
  const refused = answer?.intent === 'top-up' ? answer : null;
  return (
    <EditDialog
      open={open}
      back="/my/billing/"
      title={
        <FormattedMessage
          id="account.top-up.heading"
          defaultMessage="Top up balance"
          description="Title of the form that adds money to the balance"
        />
      }
    >
      {methods.data ? (
        <TopUpForm
          methods={methods.data}
          cards={finance?.saved_cards ?? []}
          currencies={offered.length > 0 ? offered : [currency]}
          currency={currency}
          limits={finance?.top_up}
          requestKey={topUpKey}
          refusal={refused?.refusal ?? null}
          values={refused?.values ?? (amount ? { amount, currency: known } : {})}
          busy={busy}
        />
      ) : methods.isError || failed.methods ? (
        <PartFailed
          href="/my/billing/?edit=top-up"
          title={
            <FormattedMessage
              id="account.top-up.failed"
              defaultMessage="Failed to fetch payment providers"
              description="Error: the ways to pay did not load"
            />
          }
        />
      ) : (
        <Skeleton shape="block" height={240} />
      )}
    </EditDialog>
  );
}
