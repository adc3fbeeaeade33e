import { Combobox } from '@hoster/ui/combobox';
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LoadOptions } from './use-remote-options.ts';

/** The text after a pause in typing. */
function usePaused(text: string, pause: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return paused;
}

export interface ImageFieldProps {
  /** Loads the images that match a text, from your API. */
  searchImages: LoadOptions;
}

function ImageField({ searchImages }: ImageFieldProps) {
  const [text, setText] = useState('');
  const paused = usePaused(text.trim(), 250);
  // Answers are kept for each text, and requests for earlier ones are cancelled by the signal.
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['images', paused],
    queryFn: ({ signal }) => searchImages(paused, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  const loading = isFetching || paused !== text.trim();
  return (
    <Combobox
      label="Image"
      name="image"
      placeholder="Choose an image"
      options={data ?? []}
      // "Try again" searches for the same text.
      onSearch={(next) => (next === text && isError ? void refetch() : setText(next))}
      loadingLabel={loading ? 'Searching' : undefined}
      searchError={isError && !loading ? 'We couldn’t load the images.' : undefined}
      retryLabel="Try again"
      emptyLabel="No such image"
      countLabel={(count) => (count === 1 ? '1 image' : `${count} images`)}
      clearLabel="Clear image"
    />
  );
}

/** Your application has one client for all of its pages. */
export function ImageForm(props: ImageFieldProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <ImageField {...props} />
    </QueryClientProvider>
  );
}
