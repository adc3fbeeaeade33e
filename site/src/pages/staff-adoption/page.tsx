import { Button } from '@hoster/ui/button';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { adoptionChoicesQuery } from '../../api/staff-services.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { REQUEST_KEY_FIELD } from '../../order/actions/request-key.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { PATH, type route } from './route.ts';
import { words } from './words.ts';

const labels: Readonly<Record<string, MessageDescriptor>> = {
  email: words.email,
  plan: words.plan,
  location: words.location,
  name: words.name,
  host: words.host,
  login: words.login,
  ips: words.ips,
  external_id: words.external,
  paid_until: words.until,
  rent_period: words.months,
  price: words.price,
  reason: words.reason,
};

/** `/admin/services/adopt/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { requestKey } = usePageData<typeof route>();
  const refused = useActionData<FormRefused>();
  const { data: choices } = useSuspenseQuery(adoptionChoicesQuery(useApp()));
  const isSaving = useNavigation().state === 'submitting';
  const field = (name: string, standard = '') => ({
    id: `adopt-${name}`,
    name,
    label: formatMessage(labels[name] ?? words.title),
    defaultValue: refused?.typed[name] ?? standard,
    error: refused?.errors[name],
  });
  return (
    <AccountPage
      narrow
      above={
        <TextLink href="/admin/services/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
    >
      <form method="post" action={PATH} noValidate>
        <input type="hidden" name={REQUEST_KEY_FIELD} value={refused?.typed[REQUEST_KEY_FIELD] ?? requestKey} />
        <Stack gap={20}>
          <FormNotes
            refused={refused}
            next={PATH}
            fieldOf={(name) => {
              const label = labels[name];
              return label && { fieldId: `adopt-${name}`, label: formatMessage(label) };
            }}
          />
          <TextField {...field('email')} type="email" autoComplete="off" required />
          <Select
            {...field('plan', choices.plans[0]?.id)}
            options={choices.plans.map(({ id, name }) => ({ value: id, label: `${name} · ${id}` }))}
          />
          <Select
            {...field('location')}
            options={[
              { value: '', label: formatMessage(words.noLocation) },
              ...choices.locations.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <TextField {...field('name')} maxLength={60} required />
          <TextField {...field('host')} mono maxLength={253} />
          <TextField {...field('login')} mono maxLength={64} />
          <TextArea {...field('ips')} hint={formatMessage(words.ipsHint)} />
          <TextField {...field('external_id')} mono maxLength={200} />
          <TextField {...field('paid_until')} type="date" required />
          <TextField {...field('rent_period', '1')} inputMode="numeric" maxLength={2} required />
          <TextField {...field('price')} leading="€" inputMode="decimal" maxLength={9} required />
          <TextField {...field('reason')} hint={formatMessage(words.reasonHint)} maxLength={500} required />
          <Button type="submit" variant="action" loading={isSaving} loadingLabel={formatMessage(words.submit)}>
            {formatMessage(words.submit)}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
