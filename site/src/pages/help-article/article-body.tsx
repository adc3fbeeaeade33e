import { Prose } from '@hoster/ui/prose';
import { useRef } from 'react';
import { CopyCode } from './copy-code.tsx';

/** The text of an article. Its blocks of code get a button to copy them. */
export function ArticleBody({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <Prose ref={text} html={html} />
      <CopyCode within={text} />
    </>
  );
}
