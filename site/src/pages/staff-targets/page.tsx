import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { ticketTargetsQuery } from '../../api/ticket-desk.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { departmentWords, priorityWords } from '../../features/tickets/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { PATH, type route, type TargetsRefused } from './route.ts';
import { words } from './words.ts';

/** `/admin/tickets/targets/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { isSaved } = usePageData<typeof route>();
  const refused = useActionData<TargetsRefused>();
  const { data: targets } = useSuspenseQuery(ticketTargetsQuery(useApp()));
  const departments = [...new Set(targets.map(({ department }) => department))];
  return (
    <AccountPage
      narrow
      above={
        <TextLink href="/admin/tickets/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
    >
      {isSaved && !refused ? <Saved>{formatMessage(words.saved)}</Saved> : null}
      <form method="post" action={PATH} noValidate>
        <Stack gap={32}>
          {departments.map((department) => (
            <Section key={department} id={department} title={formatMessage(departmentWords[department])}>
              <Stack gap={16}>
                {targets.map(({ department: of, minutes, priority }, index) =>
                  of === department ? (
                    <TextField
                      key={priority}
                      name={`${department}-${priority}`}
                      label={formatMessage(words.field, { priority: formatMessage(priorityWords[priority]) })}
                      inputMode="numeric"
                      defaultValue={refused?.values[`${department}-${priority}`] ?? String(minutes)}
                      error={refused?.errors[`targets.${index}.minutes`]}
                      required
                    />
                  ) : null,
                )}
              </Stack>
            </Section>
          ))}
          <Inline>
            <Button type="submit" variant="action">
              {formatMessage(words.save)}
            </Button>
          </Inline>
        </Stack>
      </form>
    </AccountPage>
  );
}
