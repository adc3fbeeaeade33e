import { LoadMore } from '@hoster/ui/load-more';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { newsQuery } from '../../api/news.ts';
import { useApp } from '../../app/app-context.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { newsPageAddress } from './page-address.ts';

const words = defineMessages({
  more: { id: 'news.more', defaultMessage: 'Show more news', description: 'Button at the end of the list' },
  end: { id: 'news.end', defaultMessage: 'That’s all the news.', description: 'At the end of the whole list' },
  loading: { id: 'news.loading', defaultMessage: 'Loading news', description: 'Announced while news load' },
  failed: { id: 'news.failed', defaultMessage: 'We couldn’t load more news.', description: 'Error below the list' },
  retry: { id: 'news.retry', defaultMessage: 'Try again', description: 'Button after that error' },
});

interface MoreNewsProps {
  /** The page to append; null at the end. */
  next: number | null;
  shown: number;
  /** Absent where the list doesn't begin with the first page. */
  total?: number;
  /** Slug of the first article of the page appended last. */
  firstOfLast: string | undefined;
}

/** Appends the next page, which has its own address for Back, reload and use without script. */
export function MoreNews({ next, shown, total, firstOfLast }: MoreNewsProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const append = async (page: number) => {
    setState('loading');
    try {
      // On failure the list stays on screen; the navigation itself would show the error page.
      await queryClient.ensureQueryData(newsQuery(app, page));
      await navigate(href(newsPageAddress(page)), { preventScrollReset: true });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const countLabel = (some: number, all: number | undefined) =>
    all === undefined
      ? ''
      : formatMessage(
          {
            id: 'news.count',
            defaultMessage: '{shown, number} of {total, number}',
            description: 'How many articles are shown, of how many',
          },
          { shown: some, total: all },
        );
  return (
    <LoadMore
      href={next === null ? undefined : href(newsPageAddress(next))}
      label={formatMessage(words.more)}
      onLoadMore={next === null ? undefined : () => void append(next)}
      shown={shown}
      total={total}
      countLabel={countLabel}
      loading={state === 'loading'}
      loadingLabel={formatMessage(words.loading)}
      error={state === 'failed' ? formatMessage(words.failed) : undefined}
      retryLabel={formatMessage(words.retry)}
      endLabel={formatMessage(words.end)}
      firstNew={() => document.querySelector<HTMLElement>(`[data-news="${firstOfLast}"] a`)}
    />
  );
}
