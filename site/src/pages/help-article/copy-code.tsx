import { IconButton } from '@hoster/ui/icon-button';
import { Check, Copy } from '@hoster/ui/icons';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.tsx';
import * as css from '../../features/help/help.css.ts';

const words = defineMessages({
  copy: { id: 'help.copy', defaultMessage: 'Copy code', description: 'Button on a block of code' },
  copied: { id: 'help.copied', defaultMessage: 'Copied', description: 'Button on a block of code, after copying' },
  failed: {
    id: 'help.copy.failed',
    defaultMessage: 'We couldn’t copy the code. Select it and copy it yourself.',
    description: 'The browser refused to copy',
  },
});

interface Place {
  element: HTMLElement;
  code: string;
}

/** Adds a button to every block of code in an element whose HTML doesn't change. */
export function CopyCode({ within }: { within: RefObject<HTMLElement | null> }) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const found = Array.from(within.current?.querySelectorAll('pre') ?? [], (block): Place => {
      const element = document.createElement('span');
      element.className = css.copy;
      const code = block.textContent.trimEnd();
      block.classList.add(css.copied);
      block.append(element);
      return { element, code };
    });
    setPlaces(found);
    return () => {
      for (const { element } of found) element.remove();
    };
  }, [within]);
  return places.map(({ element, code }, index) => createPortal(<CopyButton code={code} />, element, String(index)));
}

function CopyButton({ code }: { code: string }) {
  const { notify } = useApp();
  const { formatMessage } = useIntl();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      notify('error', formatMessage(words.failed));
    }
  };
  return (
    <IconButton
      size="small"
      label={formatMessage(copied ? words.copied : words.copy)}
      icon={copied ? <Check size={16} /> : <Copy size={16} />}
      onClick={() => void copy()}
    />
  );
}
