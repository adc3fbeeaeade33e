import type { StaffClient } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { PATH } from './route.ts';
import { words } from './words.ts';

interface ClientFormProps {
  /** Null: a new one. */
  client: StaffClient | null;
  place: number | 'new';
  /** Place in the list that is sent, by which errors name it. */
  index: number;
  version: string;
  refused: FormRefused | undefined;
}

const fields = {
  name: words.name,
  url: words.url,
  'quote.en': words.quoteEn,
  'quote.ru': words.quoteRu,
  'author.en': words.authorEn,
  'author.ru': words.authorRu,
} as const;
type FieldName = keyof typeof fields;

const idOf = (name: string) => `client-${name.replaceAll('.', '-')}`;

/** The form of a reference client. */
export function ClientForm({ client, index, place, refused, version }: ClientFormProps) {
  const { formatMessage } = useIntl();
  const path = `${PATH}?edit=${place}`;
  const prefix = `clients.${index}.`;
  const valueOf = (name: FieldName): string => {
    if (name === 'name' || name === 'url') return client?.[name] ?? '';
    const [text, language] = name.split('.') as ['quote' | 'author', 'en' | 'ru'];
    return client?.[text]?.[language] ?? '';
  };
  const field = (name: FieldName) => ({
    id: idOf(name),
    name,
    label: formatMessage(fields[name]),
    defaultValue: refused?.typed[name] ?? valueOf(name),
    error: refused?.errors[`${prefix}${name}`] ?? [],
  });
  const labelOf = (name: string) => {
    const own = Object.entries(fields).find(([one]) => `${prefix}${one}` === name);
    return own && { fieldId: idOf(own[0]), label: formatMessage(own[1]) };
  };
  return (
    <form method="post" action={path} noValidate>
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="version" value={refused?.typed['version'] ?? version} />
      <Stack gap={20}>
        <FormNotes refused={refused} next={path} fieldOf={labelOf} />
        <TextField {...field('name')} maxLength={120} autoComplete="off" required />
        <TextField {...field('url')} hint={formatMessage(words.urlHint)} maxLength={500} inputMode="url" />
        <Text tone="muted">{formatMessage(words.both)}</Text>
        <TextArea {...field('quote.en')} rows={3} maxLength={1000} lang="en" />
        <TextArea {...field('quote.ru')} rows={3} maxLength={1000} lang="ru" />
        <TextField {...field('author.en')} maxLength={200} lang="en" />
        <TextField {...field('author.ru')} maxLength={200} lang="ru" />
        <Button type="submit" name="intent" value="save" variant="action">
          {formatMessage(words.save)}
        </Button>
      </Stack>
    </form>
  );
}
