'use client';

import { Check, Copy } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './copyable.css.ts';

export interface CopyLabels {
  /** Name of the button: "Copy address". */
  copyLabel: string;
  /** Announced and shown for two seconds after copying: "Copied". */
  copiedLabel: string;
}

interface CopyButtonProps extends CopyLabels {
  value: string;
  /** Element to select for Ctrl+C if the clipboard isn't available. */
  shown: RefObject<HTMLElement | null>;
}

export function CopyButton({ value, shown, copyLabel, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // No permission, or not a secure context.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  };
  return (
    <>
      <IconButton
        className={css.button}
        size="small"
        label={copied ? copiedLabel : copyLabel}
        icon={copied ? <Check size={16} /> : <Copy size={16} />}
        onClick={() => void copy()}
      />
      <span role="status" className={css.spoken}>
        {copied ? copiedLabel : null}
      </span>
    </>
  );
}
