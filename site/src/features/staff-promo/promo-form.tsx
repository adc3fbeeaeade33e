import type { PromoCode } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import type { FieldErrors } from '../../api/errors.ts';
import { PromoFields } from './promo-fields.tsx';
import { promoWords } from './words.ts';

/** The form of a promo code. */
export function PromoForm({
  action,
  code,
  notes,
  refused,
}: {
  /** Null: a new one. */
  code: PromoCode | null;
  action: string;
  /** What is wrong with all of it. */
  notes: ReactNode;
  refused: { readonly typed: Readonly<Record<string, string>>; readonly errors: FieldErrors } | undefined;
}) {
  const { formatMessage } = useIntl();
  const isSending = useNavigation().formData !== undefined;
  return (
    <form method="post" action={action} noValidate>
      <Stack gap={24}>
        {notes}
        <PromoFields code={code} typed={refused?.typed} errors={refused?.errors ?? {}} />
        <Button type="submit" variant="action" loading={isSending} loadingLabel={formatMessage(promoWords.saving)}>
          {formatMessage(code === null ? promoWords.add : promoWords.save)}
        </Button>
      </Stack>
    </form>
  );
}
