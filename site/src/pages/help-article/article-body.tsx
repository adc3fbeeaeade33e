import { Prose } from '@hoster/ui/prose';
import { useRef } from 'react';
import { CopyCode } from './copy-code.tsx';
import { useServiceHtml } from '../../features/service-host/use-service-html.ts';

/** The text of an article. Its blocks of code get a button to copy them. */
export function ArticleBody({ html }: { html: string }) {
  const serviceHtml = useServiceHtml();
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <Prose ref={text} html={serviceHtml(html)} />
      <CopyCode within={text} />
    </>
  );
}
