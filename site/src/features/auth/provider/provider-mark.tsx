// Browsers don't draw symbols from data URLs.
import icons from './provider-icons.svg?no-inline';

/** Providers with a mark in `provider-icons.svg` (from simple-icons, CC0); others show only their name. */
const marks: ReadonlySet<string> = new Set(['github', 'google', 'vk']);

/** A provider's logo beside its name, in the text colour. */
export function ProviderMark({ id }: { id: string }) {
  if (!marks.has(id)) return null;
  return (
    <svg width="18" height="18" fill="currentColor" aria-hidden="true">
      <use href={`${icons}#${id}`} />
    </svg>
  );
}
