import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import {
  defineMessages,
  FormattedMessage,
  FormattedNumber,
  useIntl,
  type IntlShape,
  type MessageDescriptor,
} from 'react-intl';
import * as css from './web-hosting.css.ts';

const words: Readonly<Record<'mb' | 'gb', MessageDescriptor>> = defineMessages({
  mb: { id: 'web-hosting.mb', defaultMessage: '{size, number} MB', description: 'Size of memory' },
  gb: { id: 'web-hosting.gb', defaultMessage: '{size, number} GB', description: 'Size of memory' },
});

const MEGABYTES_PER_GIGABYTE = 1024;

/** Memory in MB with its unit, in the reader's language: "512 MB", "2 GB". */
export const memoryText = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>, megabytes: number): string =>
  megabytes >= MEGABYTES_PER_GIGABYTE
    ? formatMessage(words.gb, { size: megabytes / MEGABYTES_PER_GIGABYTE })
    : formatMessage(words.mb, { size: megabytes });

/** `memoryText` in the language of the page. */
export function useMemoryText(): (megabytes: number) => string {
  const intl = useIntl();
  return (megabytes) => memoryText(intl, megabytes);
}

/** Maximum number; null is unlimited. */
export const Limit = ({ value }: { value: number | null }) =>
  value === null ? (
    <>
      {/* Drawn: the sign isn't in the fonts. */}
      <svg
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className={css.sign}
      >
        <path d="M6 16c5 0 7-8 12-8a4 4 0 0 1 0 8c-5 0-7-8-12-8a4 4 0 1 0 0 8" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <VisuallyHidden>
        <FormattedMessage
          id="web-hosting.unlimited"
          defaultMessage="unlimited"
          description="In place of a number, for screen readers"
        />
      </VisuallyHidden>
    </>
  ) : (
    <FormattedNumber value={value} />
  );

/** An amount for plural messages: -1 is unlimited. */
export const plural = (value: number | null): number => value ?? -1;
