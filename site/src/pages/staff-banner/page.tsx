import type { BannerSettings } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { staffBannerQuery } from '../../api/staff-banner.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { PATH, type route } from './route.ts';
import { words } from './words.ts';

const fields = {
  'text.en': words.textEn,
  'text.ru': words.textRu,
  code: words.code,
  link: words.link,
  starts: words.starts,
  ends: words.ends,
} as const;
type FieldName = keyof typeof fields;
const names = Object.keys(fields) as FieldName[];

const idOf = (name: string) => `banner-${name.replaceAll('.', '-')}`;

function stateOf({ ends, is_on: isOn, starts }: BannerSettings, now: number) {
  if (!isOn) return 'off';
  if (Date.parse(ends) <= now) return 'over';
  return Date.parse(starts) > now ? 'planned' : 'active';
}

const tones = { active: 'success', planned: 'info', over: 'neutral', off: 'neutral' } as const;

/** `/admin/banner/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { isSaved, now } = usePageData<typeof route>();
  const { data } = useSuspenseQuery(staffBannerQuery(useApp()));
  const hasAnswer = useActionData() !== undefined;
  const state = data.value && stateOf(data.value, now);
  return (
    <AccountPage
      narrow
      title={formatMessage(words.title)}
      status={state ? <Badge tone={tones[state]}>{formatMessage(words[state])}</Badge> : undefined}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
    >
      {isSaved && !hasAnswer ? <Saved>{formatMessage(words.saved)}</Saved> : null}
      <BannerForm key={data.version} value={data.value} version={data.version} />
    </AccountPage>
  );
}

function BannerForm({ value, version }: { value: BannerSettings | null; version: number }) {
  const { formatMessage } = useIntl();
  const refused = useActionData<FormRefused>();
  const typed = refused?.typed;
  const known: Readonly<Record<FieldName, string>> = {
    'text.en': value?.text.en ?? '',
    'text.ru': value?.text.ru ?? '',
    code: value?.code ?? '',
    link: value?.link ?? '',
    starts: value?.starts.slice(0, 16) ?? '',
    ends: value?.ends.slice(0, 16) ?? '',
  };
  const field = (name: FieldName) => ({
    id: idOf(name),
    name,
    label: formatMessage(fields[name]),
    defaultValue: typed?.[name] ?? known[name],
    error: refused?.errors[name] ?? [],
  });
  return (
    <form method="post" action={PATH} noValidate>
      <input type="hidden" name="version" value={typed?.['version'] ?? version} />
      <Stack gap={20}>
        <FormNotes
          refused={refused}
          next={PATH}
          fieldOf={(name) => {
            const own = names.find((one) => one === name);
            return own && { fieldId: idOf(own), label: formatMessage(fields[own]) };
          }}
        />
        <Checkbox
          name="is_on"
          label={formatMessage(words.on)}
          defaultChecked={typed ? typed['is_on'] !== undefined : (value?.is_on ?? false)}
        />
        <TextField {...field('text.en')} maxLength={160} lang="en" required />
        <TextField {...field('text.ru')} maxLength={160} lang="ru" required />
        <TextField {...field('code')} hint={formatMessage(words.codeHint)} maxLength={40} autoComplete="off" />
        <TextField {...field('link')} hint={formatMessage(words.linkHint)} maxLength={500} />
        <TextField {...field('starts')} type="datetime-local" required />
        <TextField {...field('ends')} type="datetime-local" hint={formatMessage(words.endsHint)} required />
        <Button type="submit" variant="action">
          {formatMessage(words.save)}
        </Button>
      </Stack>
    </form>
  );
}
