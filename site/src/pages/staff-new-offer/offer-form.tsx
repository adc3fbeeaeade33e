import { Button } from '@hoster/ui/button';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { staffOfferFormQuery } from '../../api/staff-offers.ts';
import { useApp } from '../../app/app-context.tsx';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { offerWords as words } from '../../features/staff-offers/words.ts';
import { PATH } from './route.ts';

const labels: Readonly<Record<string, MessageDescriptor>> = {
  plan: words.server,
  name: words.name,
  price: words.price,
  setup_fee: words.setup,
  expires: words.until,
  note: words.note,
};

/** The offer as a form, which works without script. */
export function OfferForm({ customer }: { customer: number }) {
  const { formatMessage, formatNumber } = useIntl();
  const { data } = useSuspenseQuery(staffOfferFormQuery(useApp(), customer));
  const refused = useActionData<FormRefused>();
  const isSending = useNavigation().formData !== undefined;
  const path = `${PATH}?customer=${customer}`;
  const field = (name: string) => ({
    id: `offer-${name}`,
    name,
    label: formatMessage(labels[name] ?? words.offer),
    defaultValue: refused?.typed[name] ?? '',
    error: refused?.errors[name],
  });
  const labelled = (name: string) => {
    const label = labels[name];
    return label && { fieldId: `offer-${name}`, label: formatMessage(label) };
  };
  return (
    <form method="post" action={path} noValidate>
      <input type="hidden" name="customer" value={customer} />
      <Stack gap={24} width="narrow">
        <FormNotes refused={refused} next={path} fieldOf={labelled} />
        <Stack gap={4}>
          <Text weight="medium">
            <bdi>{[data.customer.name, data.customer.email].filter(Boolean).join(', ')}</bdi>
          </Text>
          <Text tone="muted">{formatMessage(words.account, { id: String(customer) })}</Text>
        </Stack>
        <Select
          {...field('plan')}
          placeholder={formatMessage(words.chooseServer)}
          options={data.plans.map(({ id, is_sold_out: isSoldOut, name, price }) => ({
            value: String(id),
            label: formatMessage(isSoldOut ? words.soldOutOption : words.serverOption, {
              name,
              price: formatNumber(price),
            }),
          }))}
          required
        />
        <TextField {...field('name')} hint={formatMessage(words.nameHint)} maxLength={100} autoComplete="off" />
        <TextField
          {...field('price')}
          hint={formatMessage(words.priceHint)}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <TextField
          {...field('setup_fee')}
          hint={formatMessage(words.setupHint)}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...field('expires')} type="date" hint={formatMessage(words.untilHint)} required />
        <TextArea {...field('note')} hint={formatMessage(words.noteHint)} maxLength={2000} />
        <Button type="submit" variant="action" loading={isSending} loadingLabel={formatMessage(words.submit)}>
          {formatMessage(words.submit)}
        </Button>
      </Stack>
    </form>
  );
}
