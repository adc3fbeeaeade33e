import type { ReactNode } from 'react';
import { Heading } from '../src/heading/heading.tsx';
import { Prose } from '../src/prose/prose.tsx';
import { Stack } from '../src/stack/stack.tsx';
import { Text } from '../src/text/text.tsx';
import * as css from './page.css.ts';

/** A page about a foundation. */
export function FoundationPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Stack gap={64} className={css.page}>
      <Stack gap={12}>
        <Heading level={1}>{title}</Heading>
        <Text size={18} measure>
          {lead}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

/** A section of a foundation page: a description followed by examples. */
export function Part({ title, words, children }: { title: string; words?: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={20} element="section">
      <Heading level={2} size={28}>
        {title}
      </Heading>
      {words === undefined ? null : <Prose>{words}</Prose>}
      {children}
    </Stack>
  );
}
