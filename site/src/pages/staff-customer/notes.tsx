import type { CustomerNote } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Card } from '@hoster/ui/card';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextArea } from '@hoster/ui/text-area';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { customerNotesQuery } from '../../api/staff-customers.ts';
import { useVisitKey } from '../../app/browser/visit-key.ts';
import { useApp } from '../../app/app-context.tsx';
import { Day } from '../../parts/service/day.tsx';
import type { Refused } from './action.ts';
import * as css from './page.css.ts';
import { tabHref } from './tabs.ts';
import { words } from './words.ts';

/** What staff wrote about a customer, and a form for more. */
export function Notes({ id, refused }: { id: number; refused: Refused | undefined }) {
  const { formatMessage } = useIntl();
  const key = useVisitKey();
  const { data: notes } = useSuspenseQuery(customerNotesQuery(useApp(), id));
  const path = tabHref(id, 'notes');
  return (
    <Stack gap={24} align="stretch">
      <Text tone="muted">{formatMessage(words.notesLead)}</Text>
      <form method="post" action={path} noValidate key={key}>
        <Stack gap={16}>
          <TextArea
            name="text"
            label={formatMessage(words.newNote)}
            defaultValue={refused?.values['text'] ?? ''}
            error={refused?.errors['text']}
            maxLength={5000}
            required
          />
          <Button type="submit" name="intent" value="note" variant="action">
            {formatMessage(words.addNote)}
          </Button>
        </Stack>
      </form>
      {notes.length === 0 ? <Text tone="muted">{formatMessage(words.noNotes)}</Text> : null}
      {notes.map((note) => (
        <Note key={note.id} note={note} path={path} />
      ))}
    </Stack>
  );
}

function Note({ note: { at, by, id, is_own: isOwn, text }, path }: { note: CustomerNote; path: string }) {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <Stack gap={8} align="stretch">
        <Text className={css.note} dir="auto">
          {text}
        </Text>
        <Inline gap={16}>
          <Text element="span" size={14} tone="muted">
            <bdi>{by}</bdi> · <Day value={at} time />
          </Text>
          {isOwn ? (
            <form method="post" action={path}>
              <input type="hidden" name="note" value={id} />
              <Button
                type="submit"
                name="intent"
                value="note-deleted"
                size="small"
                aria-label={formatMessage(words.deleteNoteOf, { text: text.slice(0, 60) })}
              >
                {formatMessage(words.deleteNote)}
              </Button>
            </form>
          ) : null}
        </Inline>
      </Stack>
    </Card>
  );
}
